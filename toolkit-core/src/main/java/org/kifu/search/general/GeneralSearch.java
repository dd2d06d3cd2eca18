package org.kifu.search.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Rules;
import org.kifu.rules.WordGame;
import org.kifu.search.general.AlphaBeta.PositionTable;
import org.kifu.search.general.NodeSearch.Child;
import org.kifu.search.general.NodeSearch.Node;

/** The search of games in which every move except a pass fills a square. */
final class GeneralSearch<P, M> implements GameSearch<P, M> {
  private static final int HUNDRED = 100;

  private final Rules<P, M> rules;
  private final String description;

  /** Makes a search with an empty table. */
  private final Supplier<NodeSearch<P, M>> searches;

  private GeneralSearch(
      Rules<P, M> rules, String description, Supplier<NodeSearch<P, M>> searches) {
    this.rules = rules;
    this.description = description;
    this.searches = searches;
  }

  /**
   * A search of any game.
   *
   * @param positions the number of positions in its table, a power of two and at least 2
   */
  GeneralSearch(Rules<P, M> rules, int positions) {
    PositionTable<P, M> table = new PositionTable<>(positions);
    this(
        rules,
        "general search of " + rules.name(),
        () -> {
          table.clear(); // the line of an answer must not depend on earlier questions
          return new AlphaBeta<>(rules, table);
        });
  }

  /** A search of a game in words of bits; see {@link #GeneralSearch(Rules, int)}. */
  static <P, M> GeneralSearch<P, M> ofWords(Rules<P, M> rules, WordGame<P, M> game, int positions) {
    WordResults table = new WordResults(positions);
    Optional<Weights> weights =
        game.isEvaluatedAsOthello() ? Optional.of(Weights.shipped()) : Optional.empty();
    Evaluator evaluator = weights.map(Evaluator::new).orElse(null);
    String by = weights.map(found -> ", weights " + found.checksum()).orElse("");
    return new GeneralSearch<>(
        rules,
        "search in words of bits of " + rules.name() + by,
        () -> {
          table.clear();
          return new WordSearch<>(rules, game, table, evaluator);
        });
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Question<M> ask(P position) {
    return new Asked(position);
  }

  private final class Asked implements Question<M> {
    private final NodeSearch<P, M> search = searches.get();
    private final Node<P, M> root;
    private final int empties;
    private int best;

    Asked(P position) {
      this.root = search.node(position);
      this.empties = rules.count(position).empties();
    }

    @Override
    public int depth(Limits limits) {
      return empties <= limits.exactEmpties() ? empties : Math.min(empties, limits.depth());
    }

    @Override
    public int depthToEnd() {
      return empties;
    }

    @Override
    public long nodes() {
      return search.nodes();
    }

    @Override
    public void endWhen(LongPredicate spent) {
      search.endWhen(spent);
    }

    @Override
    public Value best(int depth, Window window) {
      best = search.search(root, depth, bound(window.alpha()), bound(window.beta()));
      return value(best, depth, window);
    }

    /**
     * The line of best play. With a window nothing is searched again, and the line is the part that
     * is still in the table.
     */
    @Override
    public List<M> line(int depth, Window window) {
      return window.equals(Window.ALL) ? line(root, depth) : rememberedLine(depth);
    }

    /** The best moves; among equal moves, the first square comes first. */
    @Override
    public List<Valuation<M>> best(int depth, int count) {
      List<Valuation<M>> all = new ArrayList<>();
      for (M move : root.moves()) {
        all.add(valued(move, depth));
      }
      return all.stream()
          .sorted(Comparator.comparingInt(valuation -> -valuation.value().centidiscs()))
          .limit(count)
          .toList();
    }

    @Override
    public Valuation<M> valued(M move, int depth) {
      Child<P, M> child = search.child(root, move);
      int below = search.below(root, child, depth);
      int value = -search.search(child.node(), below, -NodeSearch.INFINITE, NodeSearch.INFINITE);
      List<M> line = new ArrayList<>(List.of(move));
      line.addAll(line(child.node(), below));
      return new Valuation<>(value(value, depth, Window.ALL), line, search.nodes());
    }

    @Override
    public List<M> line(M move, int depth) {
      return valued(move, depth).line();
    }

    @Override
    public boolean isAsGood(M move, int depth) {
      return reaches(root, move, depth, best);
    }

    private boolean reaches(Node<P, M> node, M move, int depth, int value) {
      Child<P, M> child = search.child(node, move);
      int below = search.below(node, child, depth);
      return -search.search(child.node(), below, -value, 1 - value) >= value;
    }

    /**
     * The line of best play: from the table, and by searching again if a position is not there any
     * more.
     */
    private List<M> line(Node<P, M> from, int fromDepth) {
      List<M> line = new ArrayList<>();
      Node<P, M> node = from;
      int depth = fromDepth;
      while (depth > 0 && !node.moves().isEmpty()) {
        M move = best(node, depth);
        Child<P, M> child = search.child(node, move);
        line.add(move);
        depth = search.below(node, child, depth);
        node = child.node();
      }
      return line;
    }

    private List<M> rememberedLine(int fromDepth) {
      List<M> line = new ArrayList<>();
      Node<P, M> node = root;
      int depth = fromDepth;
      for (Optional<M> move = known(node, depth); move.isPresent(); ) {
        Child<P, M> child = search.child(node, move.get());
        line.add(move.get());
        depth = search.below(node, child, depth);
        node = child.node();
        move = known(node, depth);
      }
      return line;
    }

    /** The only move, or that in the table. */
    private Optional<M> known(Node<P, M> node, int depth) {
      return node.moves().size() == 1
          ? Optional.of(node.moves().getFirst())
          : search.remembered(node.position(), depth);
    }

    private M best(Node<P, M> node, int depth) {
      if (node.moves().size() == 1) {
        return node.moves().getFirst();
      }
      int value = search.search(node, depth, -NodeSearch.INFINITE, NodeSearch.INFINITE);
      return search
          .remembered(node.position(), depth)
          .orElseGet(
              () ->
                  node.moves().stream()
                      .filter(move -> reaches(node, move, depth, value))
                      .findFirst()
                      .orElseThrow());
    }

    private Value value(int value, int depth, Window window) {
      return depth >= empties
          ? new Value(value, window.bound(discs(value)), Confidence.EXACT, 100, depth)
          : Value.estimated(value, depth);
    }
  }

  /** The value in discs, rounded away from 0 so that a win remains a win. */
  private static int discs(int value) {
    return Integer.signum(value) * ((Math.abs(value) + HUNDRED - 1) / HUNDRED);
  }

  private static int bound(int discs) {
    return Math.abs(discs) > 64 ? discs / 65 * NodeSearch.INFINITE : HUNDRED * discs;
  }
}
