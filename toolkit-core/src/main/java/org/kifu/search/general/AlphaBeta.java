package org.kifu.search.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken.Pass;
import org.kifu.rules.Rules;
import org.kifu.rules.SearchHints;
import org.kifu.search.general.AlphaBeta.PositionTable.TableEntry;

/**
 * A fixed-depth search: what it says of a position and a depth is their minimax value, whatever was
 * searched before. Values are hundredths of a disc for the side to move. A pass takes no depth.
 */
final class AlphaBeta<P, M> {
  /** Beyond every value. */
  static final int INFINITE = 1_000_000;

  /** So near the horizon a table costs more than it saves. */
  private static final int LEAST_DEPTH = 2;

  private static final int UNORDERED_DEPTH = 2;

  /** From here on a look at the table for each move is worth its time. */
  private static final int PROBED_DEPTH = 5;

  /** From here on a short search of each move finds the best sooner than its replies do. */
  private static final int TRIED_DEPTH = 12;

  /** So many more plies make the short search one ply deeper. */
  private static final int TRIED_STEP = 6;

  /**
   * A position and what may be played in it.
   *
   * @param moves empty if the game is over
   */
  record Node<P, M>(P position, List<M> moves) {}

  /**
   * A move and where it leads.
   *
   * @param rank the less, the sooner it is tried
   */
  record Child<P, M>(M move, Node<P, M> node, int rank) {}

  private static final Comparator<Child<?, ?>> BY_RANK = Comparator.comparingInt(Child::rank);

  private final Rules<P, M> rules;
  private final SearchHints<P, M> hints;
  private final PositionTable<P, M> table;
  private long nodes;

  AlphaBeta(Rules<P, M> rules, PositionTable<P, M> table) {
    this.rules = rules;
    this.hints = rules.hints();
    this.table = table;
  }

  /** Positions searched so far. */
  long nodes() {
    return nodes;
  }

  Node<P, M> node(P position) {
    return new Node<>(position, rules.legalMoves(position));
  }

  Child<P, M> child(Node<P, M> node, M move) {
    return new Child<>(move, node(rules.play(node.position(), move)), 0);
  }

  /** The plies that are left below a child. */
  int below(Node<P, M> node, Child<P, M> child, int depth) {
    boolean isPass = node.moves().size() == 1 && rules.token(child.move()) instanceof Pass;
    return isPass ? depth : depth - 1;
  }

  /**
   * Searches in a window, fail-soft.
   *
   * @param depth plies, 0 or more
   * @return a lower bound if it is {@code beta} or more, an upper bound if it is {@code alpha} or
   *     less, and otherwise the value
   */
  int search(Node<P, M> node, int depth, int alpha, int beta) {
    nodes++;
    // Step 1. The game is over, or this is the horizon.
    if (node.moves().isEmpty()) {
      return rules.count(node.position()).worth(rules.sideToMove(node.position()));
    }
    if (depth == 0) {
      return hints.estimate(node.position());
    }
    // Step 2. What the table knows may do, or narrow the window.
    Optional<TableEntry<P, M>> known =
        depth < LEAST_DEPTH ? Optional.empty() : table.find(node.position(), depth);
    int low = alpha;
    int high = beta;
    if (known.isPresent()) {
      low = Math.max(low, known.get().lower());
      high = Math.min(high, known.get().upper());
      if (low >= high) {
        return low == alpha ? known.get().upper() : known.get().lower();
      }
    }
    if (depth <= UNORDERED_DEPTH) {
      return unordered(node, depth, alpha, beta);
    }
    // Step 3. The table's move comes first, then those that leave the fewest replies; far from the
    // end those that a short search finds best.
    List<Child<P, M>> children = ordered(node, depth, known.map(TableEntry::best));
    // Step 4. The table may know that one of them is enough.
    if (depth >= PROBED_DEPTH) {
      for (Child<P, M> child : children) {
        int value = known(child, below(node, child, depth));
        if (value >= high) {
          return value;
        }
      }
    }
    // Step 5. Try them until one beats the window.
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
    // Step 6. Remember it.
    if (depth >= LEAST_DEPTH) {
      table.store(
          new TableEntry<>(
              node.position(),
              depth,
              best > low ? best : known.map(TableEntry::lower).orElse(-INFINITE),
              best < high ? best : known.map(TableEntry::upper).orElse(INFINITE),
              bestMove));
    }
    return best;
  }

  /** So near the horizon it takes longer to put moves in order than to try them. */
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

  /** What the table knows that a move is worth at least. */
  private int known(Child<P, M> child, int depth) {
    return table
        .find(child.node().position(), depth)
        .map(TableEntry::upper)
        .map(upper -> -upper)
        .orElse(-INFINITE);
  }

  /** The first move gets the window; the others must show first that they are better. */
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
      Node<P, M> after = node(rules.play(node.position(), move));
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

  /** The move that the table holds for a position; nothing if it was lost. */
  Optional<M> remembered(P position, int depth) {
    return table.find(position, depth).map(TableEntry::best);
  }

  /**
   * A table of what a search has found out about positions. It has room for a number of them; of
   * two that want the same place the one that was searched deeper stays there, and the other goes
   * beside it.
   */
  static final class PositionTable<P, M> {
    /**
     * One position.
     *
     * @param depth plies that were searched below it
     * @param lower its value is this or more
     * @param upper its value is this or less
     * @param best the move that was found best
     */
    record TableEntry<P, M>(P position, int depth, int lower, int upper, M best) {}

    private final @Nullable Object[] entries;

    /**
     * An empty table.
     *
     * @param size how many positions it keeps, a power of two and at least 2
     */
    PositionTable(int size) {
      entries = new Object[size];
    }

    void clear() {
      Arrays.fill(entries, null);
    }

    /** What is known of a position that was searched to exactly this depth. */
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
      boolean stays =
          there != null
              && there.depth() > entry.depth()
              && !there.position().equals(entry.position());
      entries[stays ? slot ^ 1 : slot] = entry;
    }

    @SuppressWarnings("unchecked") // nothing else is stored
    private @Nullable TableEntry<P, M> at(int slot) {
      return (TableEntry<P, M>) entries[slot];
    }

    /** The even place of a pair; the bits of the hash are spread by Fibonacci hashing. */
    private int slot(P position) {
      int spread = position.hashCode() * 0x9E3779B9;
      return (spread ^ spread >>> 15) & entries.length - 2;
    }
  }
}
