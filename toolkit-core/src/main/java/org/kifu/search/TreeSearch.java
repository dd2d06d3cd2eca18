package org.kifu.search;

import java.util.concurrent.CancellationException;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Score;

/**
 * Alpha-beta search of the tree below a position to a depth.
 *
 * <p>What it looks for is a function of the position and the depth alone: at depth 0 the {@link
 * Evaluation}, at the end of the game the score, otherwise the best of the moves at one ply less. A
 * pass takes no ply. So a depth equal to the number of empty squares gives the score. Windows, the
 * order of the moves and the table only save work: an entry of the table answers for its own depth
 * and no other.
 *
 * <p>The search is principal variation search (T. A. Marsland and M. Campbell, "Parallel Search of
 * Strongly Ordered Game Trees", 1982), fail-soft. Values and windows are centidiscs for the side to
 * move. A result at most alpha is an upper bound, one at least beta a lower bound, any other the
 * value.
 */
final class TreeSearch {
  /** Above every value. */
  static final int INFINITY = 100 * Score.MAX + 1;

  /** From here on, ordering the moves and asking the table are worth their time. */
  private static final int ORDERED_DEPTH = 3;

  /** Ordered nodes, each with dozens of others below it, between two looks at the thread. */
  private static final int PATIENCE = 64;

  private final TranspositionTable table;
  private final LastEmpties lastEmpties = new LastEmpties();

  /** The moves of the position searched, by its number of empty squares. */
  private final MoveOrder[] orders = new MoveOrder[65];

  private long nodes;
  private int untilLook = PATIENCE;

  TreeSearch(TranspositionTable table) {
    this.table = table;
    for (int empties = 0; empties < orders.length; empties++) {
      orders[empties] = new MoveOrder();
    }
  }

  /** Forgets what was searched before. */
  void startQuestion() {
    table.startQuestion();
    nodes = 0;
    lastEmpties.nodes = 0;
  }

  /** Nodes since the question started, as {@link Engine} defines them. */
  long nodes() {
    return nodes + lastEmpties.nodes;
  }

  /** The move that the table holds best in a position, or {@link TranspositionTable#NO_MOVE}. */
  int tableMove(long player, long opponent) {
    return TranspositionTable.move(table.find(TranspositionTable.key(player, opponent)));
  }

  /**
   * Searches a position.
   *
   * @param depth plies, 0 to the number of empty squares
   * @throws CancellationException if the thread was interrupted; it stays so
   */
  int search(long player, long opponent, int depth, int alpha, int beta) {
    int empties = Long.bitCount(~(player | opponent));
    if (depth == empties && empties <= LastEmpties.MOST) {
      // The narrowest window in whole discs around this one.
      int low = Math.floorDiv(alpha, 100);
      int high = Math.ceilDiv(beta, 100);
      return 100 * lastEmpties.solve(player, opponent, empties, low, high);
    }
    if (depth == 0) {
      return evaluated(player, opponent);
    }
    return depth >= ORDERED_DEPTH
        ? ordered(player, opponent, depth, empties, alpha, beta)
        : unordered(player, opponent, depth, alpha, beta);
  }

  private int evaluated(long player, long opponent) {
    nodes++;
    long moves = Mobility.legalMoves(player, opponent);
    long replies = Mobility.legalMoves(opponent, player);
    if (moves == 0) {
      return replies == 0 ? 100 * Score.ofFinished(player, opponent) : -evaluated(opponent, player);
    }
    return Evaluation.centidiscs(player, opponent, moves, replies);
  }

  private int unordered(long player, long opponent, int depth, int alpha, int beta) {
    nodes++;
    // Step 1. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, depth, alpha, beta);
    }
    // Step 2. Try the moves until one reaches beta.
    int best = -INFINITY;
    for (; moves != 0 && best < beta; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | 1L << square;
      int value = -search(opponent & ~flips, moved, depth - 1, -beta, -Math.max(alpha, best));
      best = Math.max(best, value);
    }
    return best;
  }

  private int ordered(long player, long opponent, int depth, int empties, int alpha, int beta) {
    // Step 1. Does the table know?
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    int lower = -INFINITY;
    int upper = INFINITY;
    if (TranspositionTable.depth(known) == depth) {
      lower = TranspositionTable.lower(known);
      upper = TranspositionTable.upper(known);
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    // Step 2. Count, and look up from the work now and then.
    nodes++;
    stopIfInterrupted();
    // Step 3. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, depth, alpha, beta);
    }
    // Step 4. Order the moves.
    MoveOrder order = orders[empties];
    order.fill(player, opponent, moves, TranspositionTable.move(known));
    // Step 5. Search the first with the whole window, ask of the others whether they are better.
    int best = -INFINITY;
    int bestMove = TranspositionTable.NO_MOVE;
    for (int i = 0; i < order.size() && best < beta; i++) {
      int square = order.square(i);
      long flips = order.flips(square);
      long moved = player | flips | 1L << square;
      int floor = Math.max(alpha, best);
      int value = child(opponent & ~flips, moved, depth - 1, floor, beta, i == 0);
      if (value > best) {
        best = value;
        bestMove = square;
      }
    }
    // Step 6. Remember. What the table knew of this depth stays true.
    lower = best > alpha ? Math.max(lower, best) : lower;
    upper = best < beta ? Math.min(upper, best) : upper;
    table.store(key, depth, lower, upper, bestMove);
    return best;
  }

  private int withoutMove(long player, long opponent, int depth, int alpha, int beta) {
    return Mobility.legalMoves(opponent, player) == 0
        ? 100 * Score.ofFinished(player, opponent)
        : -search(opponent, player, depth, -beta, -alpha);
  }

  /** Searches a child; its discs are swapped, the window and the result those of the parent. */
  private int child(long player, long opponent, int depth, int alpha, int beta, boolean isFirst) {
    if (isFirst) {
      return -search(player, opponent, depth, -beta, -alpha);
    }
    int value = -search(player, opponent, depth, -alpha - 1, -alpha);
    return value > alpha && value < beta ? -search(player, opponent, depth, -beta, -value) : value;
  }

  private void stopIfInterrupted() {
    untilLook--;
    if (untilLook == 0) {
      untilLook = PATIENCE;
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("the search was interrupted");
      }
    }
  }
}
