package org.kifu.search;

import java.util.ArrayList;
import java.util.List;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Othello;
import org.kifu.search.RootSearch.ScoredMove;

/**
 * The engine of the 8x8 game.
 *
 * <p>A position is searched to the end of the game exactly if it has at most {@link
 * Limits#exactEmpties()} empty squares, or if the game is over. It is searched to the end with the
 * selectivity of the limits if it has no more than {@link Limits#depth()}, and to that depth
 * otherwise, a pass taking no ply. The played move and the best are compared at equal depth and
 * selectivity.
 *
 * <p>Nodes are positions reached by a move or a pass whose moves are generated or whose score is
 * computed, the last empties included; positions that the table answers and those looked at only to
 * order moves are not. The same question gets the same answer and the same number of nodes,
 * whatever was asked before.
 *
 * <p>One thread uses an engine at a time. Interrupting it ends a search within a few milliseconds
 * with a {@link java.util.concurrent.CancellationException}; the thread stays interrupted and the
 * engine can be used again.
 */
public final class Engine implements Analyser<Position, Move> {
  /** The table of an engine that is not told otherwise, in megabytes. */
  public static final int DEFAULT_MEGABYTES = 64;

  private final int megabytes;
  private final Weights weights;
  private final TreeSearch tree;

  /** An engine with a table of {@link #DEFAULT_MEGABYTES}. */
  public Engine() {
    this(DEFAULT_MEGABYTES);
  }

  /**
   * An engine; it takes the memory of its table with the first question.
   *
   * @param megabytes the size of the table, 1 to 8192; rounded down to a power of two. It decides
   *     the work and the choice among equal lines, never an exact score.
   */
  public Engine(int megabytes) {
    this(megabytes, Weights.shipped());
  }

  /** An engine with these weights in place of the shipped ones. */
  public Engine(int megabytes, Weights weights) {
    this.megabytes = Integer.highestOneBit(megabytes);
    this.weights = weights;
    this.tree = new TreeSearch(new TranspositionTable(megabytes), new Evaluator(weights));
  }

  @Override
  public String description() {
    return "Kifu search 2, weights " + weights.checksum() + ", table of " + megabytes + " MB";
  }

  /** The score of a position with best play and the line to the end, however long it takes. */
  public Valuation<Move> solve(Position position) {
    return value(position, new Limits(1, 60));
  }

  /** What can be said of the score in a window, however long it takes. */
  public Valuation<Move> solve(Position position, Window window) {
    return value(position, new Limits(1, 60), window);
  }

  @Override
  public Valuation<Move> value(Position position, Limits limits) {
    return value(position, limits, Window.ALL);
  }

  private Valuation<Move> value(Position position, Limits limits, Window window) {
    RootSearch root = start(position, limits);
    int value = root.value(window);
    List<Move> line = root.line(value);
    return new Valuation<>(root.asValue(value, window), line, tree.nodes());
  }

  @Override
  public Comparison<Move> compare(Position position, Move played, Limits limits) {
    RootSearch root = start(position, limits);
    if (!root.moves().contains(played)) {
      throw new IllegalArgumentException(played + " is not legal in " + position);
    }
    int value = root.value();
    List<Move> best = root.reaching(value);
    int playedValue =
        best.contains(played)
            ? value
            : Math.min(value, root.valueOf(played, Window.ALL.alpha(), value));
    List<Move> line = root.line(best.getFirst(), value);
    return new Comparison<>(
        best,
        root.asValue(value, Window.ALL),
        root.asValue(playedValue, Window.ALL),
        line,
        tree.nodes());
  }

  /**
   * The best moves, the best first, of equal ones the smaller square first.
   *
   * @param count how many, at least 1; all if there are fewer
   * @return for each move its value for the side that plays it, a line that begins with it, and the
   *     nodes of the whole question; empty if the game is over
   */
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    if (count < 1) {
      throw new IllegalArgumentException("expected one move or more, was asked for " + count);
    }
    RootSearch root = start(position, limits);
    List<ScoredMove> best = root.best(count);
    List<List<Move>> lines =
        best.stream().map(each -> root.line(each.move(), each.value())).toList();
    List<Valuation<Move>> answers = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      answers.add(
          new Valuation<>(
              root.asValue(best.get(i).value(), Window.ALL), lines.get(i), tree.nodes()));
    }
    return answers;
  }

  private RootSearch start(Position position, Limits limits) {
    tree.startQuestion();
    return new RootSearch(tree, position, reach(position, limits));
  }

  private static Reach reach(Position position, Limits limits) {
    int empties = position.empties();
    if (empties <= limits.exactEmpties() || Othello.RULES.legalMoves(position).isEmpty()) {
      return new Reach(empties, Selectivity.NONE);
    }
    return new Reach(
        Math.min(empties, limits.depth()), Selectivity.ofAtLeast(limits.confidencePercent()));
  }
}
