package org.kifu.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Othello;
import org.kifu.search.RootSearch.BestMoves;
import org.kifu.search.RootSearch.ValuedMove;
import org.kifu.search.TreeSearch.SearchDepth;

/**
 * The engine of the 8x8 game.
 *
 * <p>A position with at most {@link Limits#exactEmpties()} empty squares is searched exactly, to
 * the end of the game; so is a finished game. Other positions are searched with the selectivity of
 * the limits: to the end if they have at most {@link Limits#probableEmpties()} or {@link
 * Limits#depth()} empty squares, otherwise to that depth, where a pass does not count. The played
 * move and the best move are compared at equal depth and selectivity.
 *
 * <p>Nodes are positions, reached by a move or a pass, whose moves are generated or whose score is
 * computed, including those with the last empty squares. Positions that the table answers do not
 * count, nor do those examined only to order moves. The same question gets the same answer and the
 * same number of nodes, regardless of earlier questions.
 *
 * <p>Only one thread may use an engine at a time. Interrupting that thread ends a search within a
 * few milliseconds with a {@link java.util.concurrent.CancellationException}; the thread stays
 * interrupted, and the engine can be used again.
 */
public final class Engine implements Analyser<Position, Move> {
  /** The default size of the table in megabytes. */
  public static final int DEFAULT_MEGABYTES = 64;

  /**
   * The {@link Limits#exactEmpties()} that include every position, even one with fewer than four
   * discs.
   */
  private static final int WHOLE_GAME = 60;

  private final int megabytes;
  private final Weights weights;
  private final TranspositionTable table;
  private final TreeSearch tree;

  /** The searches of the threads that help the calling thread. */
  private final List<TreeSearch> helpers = new ArrayList<>();

  /** An engine with a table of {@link #DEFAULT_MEGABYTES}. */
  public Engine() {
    this(DEFAULT_MEGABYTES);
  }

  /**
   * An engine, which allocates its table at the first question.
   *
   * @param megabytes the size of the table, 1 to 8192; rounded down to a power of two. It affects
   *     the work and the choice among equal lines, never an exact score.
   */
  public Engine(int megabytes) {
    this(megabytes, 1, Weights.shipped());
  }

  /**
   * An engine that searches each position with several threads, and with weights of its own.
   *
   * @param threads the number of threads, 1 or more; with more than one, only exact scores are the
   *     same from run to run, and node counts and the choice among equal lines may differ
   */
  public Engine(int megabytes, int threads, Weights weights) {
    if (threads < 1) {
      throw new IllegalArgumentException("the number of threads must be 1 or more, not " + threads);
    }
    this.megabytes = Integer.highestOneBit(megabytes);
    this.weights = weights;
    this.table = new TranspositionTable(megabytes);
    this.tree = new TreeSearch(table, new Evaluator(weights));
    for (int helper = 1; helper < threads; helper++) {
      helpers.add(new TreeSearch(table, new Evaluator(weights)));
    }
  }

  @Override
  public String description() {
    return "Kifu search 4, weights %s, table of %d MB%s"
        .formatted(
            weights.checksum(),
            megabytes,
            helpers.isEmpty() ? "" : ", " + (1 + helpers.size()) + " threads");
  }

  /**
   * Returns the score of a position with best play and the line to the end, however long this
   * takes.
   */
  public Valuation<Move> solve(Position position) {
    return value(position, new Limits(1, 60));
  }

  /** Returns the score of a position in a window, or a bound of it, however long this takes. */
  public Valuation<Move> solve(Position position, Window window) {
    return value(position, new Limits(1, 60), window);
  }

  @Override
  public Valuation<Move> value(Position position, Limits limits) {
    return value(position, limits, Window.ALL);
  }

  private Valuation<Move> value(Position position, Limits limits, Window window) {
    return ask(
        position,
        limits,
        root -> {
          int value = root.value(window);
          List<Move> line = root.line(value);
          return new Valuation<>(root.asValue(value, window), line, nodes());
        });
  }

  @Override
  public Comparison<Move> compare(Position position, Move played, Limits limits) {
    if (!Othello.RULES.legalMoves(position).contains(played)) {
      throw new IllegalArgumentException(played + " is not legal in " + position);
    }
    return ask(position, limits, root -> compare(root, played));
  }

  private Comparison<Move> compare(RootSearch root, Move played) {
    BestMoves found = root.bestMoves();
    int value = found.value();
    int playedValue =
        found.moves().contains(played)
            ? value
            : Math.min(value, root.valueOf(played, Window.ALL.alpha(), value));
    List<Move> best = playedValue == value ? with(played, found.moves()) : found.moves();
    List<Move> line = root.line(best.getFirst(), value);
    List<Move> playedLine = played.equals(best.getFirst()) ? line : root.line(played, playedValue);
    return new Comparison<>(
        best,
        root.asValue(value, Window.ALL),
        root.asValue(playedValue, Window.ALL),
        line,
        playedLine,
        root.isOnlyOne(best, value),
        nodes());
  }

  /**
   * {@inheritDoc}
   *
   * <p>The searches of the moves share a table, so together they take less time than one by one.
   */
  @Override
  public List<Valuation<Move>> valued(Position position, List<Move> moves, Limits limits) {
    return ask(position, limits, root -> valued(root, moves));
  }

  private List<Valuation<Move>> valued(RootSearch root, List<Move> moves) {
    List<Valuation<Move>> valued = new ArrayList<>(moves.size());
    for (Move move : moves) {
      int value = root.valueOf(move);
      List<Move> line = root.line(move, value);
      valued.add(new Valuation<>(root.asValue(value, Window.ALL), line, nodes()));
    }
    return valued;
  }

  /**
   * The moves with one more, in the order of their squares. A selective search may find that a move
   * does not reach the value in a narrow window, but does in a wide one.
   */
  private static List<Move> with(Move move, List<Move> moves) {
    return Stream.concat(moves.stream(), Stream.of(move))
        .distinct()
        .sorted(Comparator.comparingInt(Move::square))
        .toList();
  }

  /**
   * Returns the best moves, the best first; among equal moves, the smaller square first. A single
   * move is that of {@link #value}, which takes about half the time.
   *
   * @param count the number of moves, at least 1; all if there are fewer
   * @return for each move its value for the side that plays it, a line that begins with it, and the
   *     nodes of the whole question; empty if the game is over
   */
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    return bestMoves(position, limits, count, nodes -> false);
  }

  /**
   * Returns the best moves within a budget.
   *
   * @param isSpent the test, every few thousand nodes, whether their number has reached the budget
   * @throws BudgetSpent if the budget is spent
   */
  List<Valuation<Move>> bestMoves(
      Position position, Limits limits, int count, LongPredicate isSpent) {
    if (count < 1) {
      throw new IllegalArgumentException("expected one move or more, was asked for " + count);
    }
    return ask(position, limits, isSpent, root -> bestMoves(root, count));
  }

  private List<Valuation<Move>> bestMoves(RootSearch root, int count) {
    List<ValuedMove> best = root.best(count);
    List<List<Move>> lines =
        best.stream().map(each -> root.line(each.move(), each.value())).toList();
    List<Valuation<Move>> answers = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Value value = root.asValue(best.get(i).value(), Window.ALL);
      answers.add(new Valuation<>(value, lines.get(i), nodes()));
    }
    return answers;
  }

  private <T> T ask(Position position, Limits limits, Function<RootSearch, T> question) {
    return ask(position, limits, nodes -> false, question);
  }

  private <T> T ask(
      Position position, Limits limits, LongPredicate isSpent, Function<RootSearch, T> question) {
    table.startQuestion();
    helpers.forEach(helper -> helper.start(null, StopCheck.ENDLESS));
    RootSearch root = new RootSearch(tree, position, reach(position, limits));
    if (helpers.isEmpty()) {
      tree.start(null, () -> isSpent.test(nodes()));
      return question.apply(root);
    }
    try (SearchTeam team = new SearchTeam(helpers.stream().map(TreeSearch::sharing).toList())) {
      helpers.forEach(helper -> helper.start(team, StopCheck.ENDLESS));
      tree.start(team, () -> isSpent.test(nodes()));
      return question.apply(root);
    }
  }

  private long nodes() {
    return tree.nodes() + helpers.stream().mapToLong(TreeSearch::nodes).sum();
  }

  private static SearchDepth reach(Position position, Limits limits) {
    int empties = position.empties();
    boolean isAlwaysExact = limits.exactEmpties() == WHOLE_GAME;
    if (isAlwaysExact
        || empties <= limits.exactEmpties()
        || Othello.RULES.legalMoves(position).isEmpty()) {
      return new SearchDepth(empties, Selectivity.NONE);
    }
    int depth = empties <= limits.probableEmpties() ? empties : Math.min(empties, limits.depth());
    return new SearchDepth(depth, Selectivity.ofAtLeast(limits.confidencePercent()));
  }
}
