package org.kifu.search.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.rules.Rules;
import org.kifu.search.general.AlphaBeta.Child;
import org.kifu.search.general.AlphaBeta.Node;

/**
 * The search for any rules by which every move but a pass fills a square: from so many empty
 * squares on it goes to the end, and before that to a depth. It respects whom the rules call the
 * winner, not who has more discs.
 */
public final class GeneralEngine<P, M> implements Analyser<P, M> {
  /** A table of this size takes some 50 to 100 megabytes. */
  public static final int DEFAULT_POSITIONS = 1 << 19;

  private static final int HUNDRED = 100;
  private static final int BYTES_A_POSITION = 128;
  private static final long MOST_POSITIONS = 1 << 26;

  private final Rules<P, M> rules;
  private final AlphaBeta.PositionTable<P, M> table;

  /** An engine with a table of the usual size. */
  public GeneralEngine(Rules<P, M> rules) {
    this(rules, DEFAULT_POSITIONS);
  }

  /**
   * An engine.
   *
   * @param positions how many positions its table keeps, a power of two and at least 2
   */
  public GeneralEngine(Rules<P, M> rules, int positions) {
    this.rules = rules;
    this.table = new AlphaBeta.PositionTable<>(positions);
  }

  /**
   * An engine with a table of so many megabytes, more or less.
   *
   * @param megabytes 1 or more
   */
  public static <P, M> GeneralEngine<P, M> ofMegabytes(Rules<P, M> rules, int megabytes) {
    long positions = Math.min(MOST_POSITIONS, ((long) megabytes << 20) / BYTES_A_POSITION);
    return new GeneralEngine<>(rules, (int) Long.highestOneBit(positions));
  }

  /** The rules of its game. */
  public Rules<P, M> rules() {
    return rules;
  }

  @Override
  public String description() {
    return "general search of " + rules.name();
  }

  @Override
  public Valuation<M> value(P position, Limits limits) {
    return search(position, depth(position, limits), Window.ALL);
  }

  /** The score with best play to the end, as far as the window asks for it. */
  public Valuation<M> solve(P position, Window window) {
    return search(position, empties(position), window);
  }

  private Valuation<M> search(P position, int depth, Window window) {
    AlphaBeta<P, M> search = start();
    int value =
        search.search(search.node(position), depth, bound(window.alpha()), bound(window.beta()));
    List<M> line =
        window.equals(Window.ALL)
            ? line(search, position, depth)
            : rememberedLine(search, position, depth);
    return new Valuation<>(value(position, value, depth, window), line, search.nodes());
  }

  /**
   * The best moves with their values, the best first; of equal ones the first square first. Where
   * the game is over, its score alone.
   *
   * @param count how many, 1 or more
   */
  public List<Valuation<M>> bestMoves(P position, Limits limits, int count) {
    int depth = depth(position, limits);
    AlphaBeta<P, M> search = start();
    Node<P, M> node = search.node(position);
    if (node.moves().isEmpty()) {
      return List.of(solve(position, Window.ALL));
    }
    List<Valuation<M>> all = new ArrayList<>();
    for (M move : node.moves()) {
      all.add(valued(search, node, move, depth));
    }
    return all.stream()
        .sorted(Comparator.comparingInt(valuation -> -valuation.value().centidiscs()))
        .limit(count)
        .map(each -> new Valuation<>(each.value(), each.line(), search.nodes()))
        .toList();
  }

  @Override
  public Comparison<M> compare(P position, M played, Limits limits) {
    int depth = depth(position, limits);
    AlphaBeta<P, M> search = start();
    Node<P, M> node = search.node(position);
    int best = search.search(node, depth, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    List<M> all =
        node.moves().stream().filter(move -> reaches(search, node, move, depth, best)).toList();
    Valuation<M> own = valued(search, node, played, depth);
    return new Comparison<>(
        all,
        value(position, best, depth, Window.ALL),
        own.value(),
        valued(search, node, all.getFirst(), depth).line(),
        own.line(),
        Optional.empty(),
        search.nodes());
  }

  private AlphaBeta<P, M> start() {
    table.clear(); // the line of an answer must not depend on earlier questions
    return new AlphaBeta<>(rules, table);
  }

  private boolean reaches(AlphaBeta<P, M> search, Node<P, M> node, M move, int depth, int best) {
    Child<P, M> child = search.child(node, move);
    return -search.search(child.node(), search.below(node, child, depth), -best, 1 - best) >= best;
  }

  private Valuation<M> valued(AlphaBeta<P, M> search, Node<P, M> node, M move, int depth) {
    Child<P, M> child = search.child(node, move);
    int below = search.below(node, child, depth);
    int value = -search.search(child.node(), below, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    List<M> line = new ArrayList<>(List.of(move));
    line.addAll(line(search, child.node().position(), below));
    return new Valuation<>(value(node.position(), value, depth, Window.ALL), line, search.nodes());
  }

  /** Best play: by the table, and by searching again where it has lost a position. */
  private List<M> line(AlphaBeta<P, M> search, P from, int fromDepth) {
    List<M> line = new ArrayList<>();
    Node<P, M> node = search.node(from);
    int depth = fromDepth;
    while (depth > 0 && !node.moves().isEmpty()) {
      M move = best(search, node, depth);
      Child<P, M> child = search.child(node, move);
      line.add(move);
      depth = search.below(node, child, depth);
      node = child.node();
    }
    return line;
  }

  /** What the table still has of it: in a window nothing is searched again. */
  private List<M> rememberedLine(AlphaBeta<P, M> search, P from, int fromDepth) {
    List<M> line = new ArrayList<>();
    Node<P, M> node = search.node(from);
    int depth = fromDepth;
    for (Optional<M> move = search.remembered(from, depth); move.isPresent(); ) {
      Child<P, M> child = search.child(node, move.get());
      line.add(move.get());
      depth = search.below(node, child, depth);
      node = child.node();
      move = search.remembered(node.position(), depth);
    }
    return line;
  }

  private M best(AlphaBeta<P, M> search, Node<P, M> node, int depth) {
    if (node.moves().size() == 1) {
      return node.moves().getFirst();
    }
    int value = search.search(node, depth, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    return search
        .remembered(node.position(), depth)
        .orElseGet(
            () ->
                node.moves().stream()
                    .filter(move -> reaches(search, node, move, depth, value))
                    .findFirst()
                    .orElseThrow());
  }

  private int depth(P position, Limits limits) {
    int empties = empties(position);
    return empties <= limits.exactEmpties() ? empties : Math.min(empties, limits.depth());
  }

  private int empties(P position) {
    return rules.count(position).empties();
  }

  private Value value(P position, int value, int depth, Window window) {
    boolean isExact = depth >= empties(position);
    return isExact
        ? new Value(value, window.bound(discs(value)), Confidence.EXACT, 100, depth)
        : Value.estimated(value, depth);
  }

  /** Discs, away from 0 so that a win stays one. */
  private static int discs(int value) {
    return Integer.signum(value) * ((Math.abs(value) + HUNDRED - 1) / HUNDRED);
  }

  private static int bound(int discs) {
    return Math.abs(discs) > 64 ? discs / 65 * AlphaBeta.INFINITE : HUNDRED * discs;
  }
}
