package org.kifu.search.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.rules.Rules;
import org.kifu.rules.SearchHints;
import org.kifu.search.general.AlphaBeta.PositionTable.TableEntry;

/** The search of a game of any kind; each position is an object. */
final class AlphaBeta<P, M> extends NodeSearch<P, M> {
  /** The depth up to which neither a table nor an order of moves saves time. */
  private static final int UNORDERED_DEPTH = 2;

  /** The depth from which it pays to look up each move in the table. */
  private static final int PROBED_DEPTH = 5;

  /** The depth from which a short search ranks moves better than the number of replies. */
  private static final int TRIED_DEPTH = 12;

  /** The number of additional plies that make the short search one ply deeper. */
  private static final int TRIED_STEP = 6;

  private static final Comparator<Child<?, ?>> BY_RANK = Comparator.comparingInt(Child::rank);

  private final SearchHints<P, M> hints;
  private final PositionTable<P, M> table;

  AlphaBeta(Rules<P, M> rules, PositionTable<P, M> table) {
    super(rules);
    this.hints = rules.hints();
    this.table = table;
  }

  @Override
  int search(Node<P, M> node, int depth, int alpha, int beta) {
    count();
    // Step 1. The game is over, or this is the horizon.
    if (node.moves().isEmpty()) {
      return rules().count(node.position()).worth(rules().sideToMove(node.position()));
    }
    if (depth == 0) {
      return hints.estimate(node.position());
    }
    if (depth <= UNORDERED_DEPTH) {
      return unordered(node, depth, alpha, beta);
    }
    // Step 2. The table may know the answer, or narrow the window.
    Optional<TableEntry<P, M>> known = table.find(node.position(), depth);
    int low = alpha;
    int high = beta;
    if (known.isPresent()) {
      low = Math.max(low, known.get().lower());
      high = Math.min(high, known.get().upper());
      if (low >= high) {
        return low == alpha ? known.get().upper() : known.get().lower();
      }
    }
    // Step 3. The table's move comes first, then the moves that leave the fewest replies or, at a
    // great depth, those that a short search finds best.
    List<Child<P, M>> children = ordered(node, depth, known.map(TableEntry::best));
    // Step 4. The table may know that one of the moves is enough.
    if (depth >= PROBED_DEPTH) {
      for (Child<P, M> child : children) {
        int value = known(child, below(node, child, depth));
        if (value >= high) {
          // A line must find this move, not the one that an earlier window left in the table.
          int upper = known.map(TableEntry::upper).orElse(INFINITE);
          table.store(new TableEntry<>(node.position(), depth, value, upper, child.move()));
          return value;
        }
      }
    }
    // Step 5. Try the moves until one beats the window.
    M bestMove = children.getFirst().move();
    int best = -INFINITE;
    for (Child<P, M> child : children) {
      int value =
          value(child, below(node, child, depth), Math.max(low, best), high, best > -INFINITE);
      if (value > best) {
        best = value;
        bestMove = child.move();
        if (best >= high) {
          break;
        }
      }
    }
    // Step 6. Store the result. The move that reached the known bound stays if none is better.
    if (best <= low && known.filter(entry -> entry.lower() > -INFINITE).isPresent()) {
      bestMove = known.get().best();
    }
    table.store(
        new TableEntry<>(
            node.position(),
            depth,
            best > low ? best : known.map(TableEntry::lower).orElse(-INFINITE),
            best < high ? best : known.map(TableEntry::upper).orElse(INFINITE),
            bestMove));
    return best;
  }

  /**
   * Searches without an order of moves and without a table: so near the horizon, they take longer
   * than trying the moves.
   */
  private int unordered(Node<P, M> node, int depth, int alpha, int beta) {
    int best = -INFINITE;
    for (M move : node.moves()) {
      Child<P, M> child = child(node, move);
      int value = -search(child.node(), below(node, child, depth), -beta, -Math.max(alpha, best));
      best = Math.max(best, value);
      if (best >= beta) {
        return best;
      }
    }
    return best;
  }

  /** The lower bound of a move's value that the table knows. */
  private int known(Child<P, M> child, int depth) {
    return table
        .find(child.node().position(), depth)
        .map(TableEntry::upper)
        .map(upper -> -upper)
        .orElse(-INFINITE);
  }

  /**
   * The value of a move. The first move is searched in the whole window; the others must first
   * prove that they are better.
   */
  private int value(Child<P, M> child, int depth, int alpha, int beta, boolean isLater) {
    if (isLater) {
      int value = -search(child.node(), depth, -alpha - 1, -alpha);
      if (value <= alpha || value >= beta) {
        return value;
      }
      return -search(child.node(), depth, -beta, -value);
    }
    return -search(child.node(), depth, -beta, -alpha);
  }

  private List<Child<P, M>> ordered(Node<P, M> node, int depth, Optional<M> first) {
    List<Child<P, M>> children = new ArrayList<>(node.moves().size());
    for (M move : node.moves()) {
      boolean isFirst = first.isPresent() && first.get().equals(move);
      Node<P, M> after = node(rules().play(node.position(), move));
      int rank = isFirst ? Integer.MIN_VALUE : rank(node, move, after, depth);
      children.add(new Child<>(move, after, rank));
    }
    children.sort(BY_RANK);
    return children;
  }

  private int rank(Node<P, M> node, M move, Node<P, M> after, int depth) {
    return depth < TRIED_DEPTH
        ? after.moves().size() - hints.promise(node.position(), move)
        : search(after, 1 + (depth - TRIED_DEPTH) / TRIED_STEP, -INFINITE, INFINITE);
  }

  @Override
  Optional<M> remembered(P position, int depth) {
    return table.find(position, depth).map(TableEntry::best);
  }

  /**
   * A table of the search results of a limited number of positions. If two positions want the same
   * place, the one that was searched deeper stays there, and the other goes to the place next to
   * it.
   */
  static final class PositionTable<P, M> {
    /**
     * The result for one position.
     *
     * @param depth the number of plies that were searched below the position
     * @param lower the lower bound of the value
     * @param upper the upper bound of the value
     * @param best the move that was found best
     */
    record TableEntry<P, M>(P position, int depth, int lower, int upper, M best) {}

    private final @Nullable Object[] entries;

    /**
     * An empty table.
     *
     * @param size the number of positions it keeps, a power of two and at least 2
     */
    PositionTable(int size) {
      entries = new Object[size];
    }

    void clear() {
      Arrays.fill(entries, null);
    }

    /** The result of a position that was searched to exactly this depth. */
    Optional<TableEntry<P, M>> find(P position, int depth) {
      int slot = slot(position);
      TableEntry<P, M> deep = at(slot);
      if (deep != null && deep.depth() == depth && deep.position().equals(position)) {
        return Optional.of(deep);
      }
      TableEntry<P, M> recent = at(slot ^ 1);
      return recent != null && recent.depth() == depth && recent.position().equals(position)
          ? Optional.of(recent)
          : Optional.empty();
    }

    void store(TableEntry<P, M> entry) {
      int slot = slot(entry.position());
      TableEntry<P, M> there = at(slot);
      boolean stays = there != null && there.depth() > entry.depth();
      entries[stays ? slot ^ 1 : slot] = entry;
    }

    @SuppressWarnings("unchecked") // nothing else is stored
    private @Nullable TableEntry<P, M> at(int slot) {
      return (TableEntry<P, M>) entries[slot];
    }

    /** The even place of a pair; Fibonacci hashing spreads the bits of the hash. */
    private int slot(P position) {
      int spread = position.hashCode() * 0x9E3779B9;
      return (spread ^ spread >>> 15) & entries.length - 2;
    }
  }
}
