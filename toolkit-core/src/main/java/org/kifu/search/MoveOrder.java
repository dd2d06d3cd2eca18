package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Score;
import org.kifu.evaluation.Evaluator;

/**
 * Ranks moves by what they promise: the table's moves, then by what the position after them is
 * worth and by how many replies they leave. Few replies make for a small tree; that counts for more
 * where the search goes to the end of the game.
 */
final class MoveOrder {
  private static final long CORNERS = 0x8100_0000_0000_0081L;

  // In centidiscs.
  private static final int REPLY_TO_END = Integer.getInteger("mobw", 400);
  private static final int REPLY = Integer.getInteger("mobwmid", 100);

  /** From so many plies on, moves are searched one ply deep to rank them; two plies. */
  private static final int ONE_PLY = Integer.getInteger("sort1", 14);

  private static final int TWO_PLIES = Integer.getInteger("sort2", 20);

  private final Evaluator evaluator;

  MoveOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Centidiscs. */
  int rank(long other, long moved, int empties, int depth) {
    boolean toEnd = depth == empties;
    int sort = depth >= TWO_PLIES ? 2 : depth >= ONE_PLY ? 1 : 0;
    long replies = Mobility.legalMoves(other, moved);
    int value =
        sort == 0 || replies == 0
            ? value(other, moved, empties - 1, replies)
            : searched(other, moved, empties - 1, sort, -INFINITY, INFINITY);
    return -value
        - (toEnd ? REPLY_TO_END : REPLY)
            * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
  }

  private int value(long player, long opponent, int empties, long moves) {
    return evaluator.centidiscs(
        empties, Long.bitCount(moves), Long.bitCount(Mobility.legalMoves(opponent, player)));
  }

  private static final int INFINITY = 100 * Score.MAX + 1;

  /** Full-window shallow search for ordering; centidiscs. */
  private int searched(long player, long opponent, int empties, int depth, int alpha, int beta) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      if (Mobility.legalMoves(opponent, player) == 0) {
        return 100 * Score.ofFinished(player, opponent);
      }
      evaluator.pass(empties);
      int score = -searched(opponent, player, empties, depth, -beta, -alpha);
      evaluator.pass(empties);
      return score;
    }
    if (depth == 0) {
      return value(player, opponent, empties, moves);
    }
    int best = -INFINITY;
    for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, player, opponent);
      evaluator.play(empties, square, flips);
      int score =
          -searched(
              opponent & ~flips,
              player | flips | 1L << square,
              empties - 1,
              depth - 1,
              -beta,
              -Math.max(alpha, best));
      best = Math.max(best, score);
    }
    return best;
  }
}
