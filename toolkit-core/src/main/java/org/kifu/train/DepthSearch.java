package org.kifu.train;

import java.util.Arrays;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;
import org.kifu.evaluation.Weights;

/**
 * The minimax value of a position to a fixed depth: at depth 0 the evaluation, at the end of the
 * game the score, a pass takes no ply. The value is a function of only the position, the depth and
 * the weights, so labels do not depend on the method of search. The method is alpha-beta with null
 * windows and iterative deepening, with a table of values that are valid for exactly one depth.
 *
 * <p>Values are in hundredths of a disc for the side to move.
 */
final class DepthSearch {
  /** A number above every value. */
  private static final int INFINITY = 100 * Score.MAX + 1;

  private static final int TABLE = 1 << 15;

  /** The depth from which on moves are ordered by the positions after them. */
  private static final int ORDERED = 3;

  /** The cost of each legal move that the opponent gets, when moves are ordered. */
  private static final int MOVE_COST = 100;

  private final Evaluator evaluator;
  private final long[] players = new long[TABLE];
  private final long[] opponents = new long[TABLE];
  private final int[] depths = new int[TABLE];
  private final int[] lowers = new int[TABLE];
  private final int[] uppers = new int[TABLE];
  private final int[] tableMoves = new int[TABLE];

  /** By depth: the moves of the current position and their expected values. */
  private final int[][] squares = new int[65][40];

  private final int[][] promises = new int[65][40];

  DepthSearch(Weights weights) {
    this.evaluator = new Evaluator(weights);
    Arrays.fill(depths, -1);
  }

  /** The value to a depth, at most the number of empty squares. */
  int value(long player, long opponent, int depth) {
    int empties = Long.bitCount(~(player | opponent));
    int most = Math.min(depth, empties);
    prepare(player, opponent, empties, most);
    return search(player, opponent, empties, most, -INFINITY, INFINITY);
  }

  /**
   * The move that a search chooses.
   *
   * @param square 0 to 63; of equal moves the one that is found first
   * @param value its value, which is that of the position
   */
  record Choice(int square, int value) {}

  /**
   * Chooses a move for a side that has a legal one.
   *
   * @param depth at least 1
   */
  Choice choice(long player, long opponent, int depth) {
    int empties = Long.bitCount(~(player | opponent));
    int most = Math.min(depth, empties);
    prepare(player, opponent, empties, most);
    long moves = Mobility.legalMoves(player, opponent);
    int value = ordered(player, opponent, moves, empties, most, -INFINITY, INFINITY);
    return new Choice(tableMoves[slot(player, opponent)], value);
  }

  /** Puts good first moves into the table by shallow searches. */
  private void prepare(long player, long opponent, int empties, int depth) {
    evaluator.set(player, opponent);
    for (int shallow = ORDERED + (depth - ORDERED & 1); shallow < depth; shallow += 2) {
      search(player, opponent, empties, shallow, -INFINITY, INFINITY);
    }
  }

  private int search(long player, long opponent, int empties, int depth, int alpha, int beta) {
    if (depth == 0) {
      return leaf(player, opponent, empties);
    }
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      if (Mobility.legalMoves(opponent, player) == 0) {
        return 100 * Score.ofFinished(player, opponent);
      }
      evaluator.pass(empties);
      int value = -search(opponent, player, empties, depth, -beta, -alpha);
      evaluator.pass(empties);
      return value;
    }
    return depth < ORDERED
        ? tried(player, opponent, moves, empties, depth, alpha, beta)
        : ordered(player, opponent, moves, empties, depth, alpha, beta);
  }

  private int leaf(long player, long opponent, int empties) {
    long moves = Mobility.legalMoves(player, opponent);
    long replies = Mobility.legalMoves(opponent, player);
    if (moves != 0) {
      return evaluator.centidiscs(empties, Long.bitCount(moves), Long.bitCount(replies));
    }
    if (replies == 0) {
      return 100 * Score.ofFinished(player, opponent);
    }
    evaluator.pass(empties);
    int value = evaluator.centidiscs(empties, Long.bitCount(replies), 0);
    evaluator.pass(empties);
    return -value;
  }

  private int tried(
      long player, long opponent, long moves, int empties, int depth, int alpha, int beta) {
    int best = -INFINITY;
    long first = moves & Masks.CORNERS;
    for (long rest = moves; rest != 0 && best < beta; ) {
      int square = Long.numberOfTrailingZeros(first != 0 ? first : rest);
      first &= first - 1;
      rest &= ~(1L << square);
      int floor = Math.max(alpha, best);
      best = Math.max(best, child(player, opponent, square, empties, depth, floor, beta));
    }
    return best;
  }

  private int ordered(
      long player, long opponent, long moves, int empties, int depth, int alpha, int beta) {
    // Step 1. Look the position up in the table.
    int slot = slot(player, opponent);
    boolean known = players[slot] == player && opponents[slot] == opponent;
    boolean same = known && depths[slot] == depth;
    int lower = same ? lowers[slot] : -INFINITY;
    int upper = same ? uppers[slot] : INFINITY;
    if (lower >= beta || lower == upper) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    // Step 2. Put the promising moves first.
    int[] order = squares[depth];
    int count = order(player, opponent, moves, empties, depth, known ? tableMoves[slot] : -1);
    // Step 3. Search them.
    int best = -INFINITY;
    int bestMove = order[0];
    for (int i = 0; i < count && best < beta; i++) {
      int floor = Math.max(alpha, best);
      int value =
          i == 0
              ? child(player, opponent, order[0], empties, depth, floor, beta)
              : later(player, opponent, order[i], empties, depth, floor, beta);
      if (value > best) {
        best = value;
        bestMove = order[i];
      }
    }
    // Step 4. Store the result in the table.
    players[slot] = player;
    opponents[slot] = opponent;
    depths[slot] = depth;
    lowers[slot] = best > alpha ? Math.max(lower, best) : lower;
    uppers[slot] = best < beta ? Math.min(upper, best) : upper;
    tableMoves[slot] = bestMove;
    return best;
  }

  /** Searches a move that is not expected to be the best. */
  private int later(
      long player, long opponent, int square, int empties, int depth, int alpha, int beta) {
    int value = child(player, opponent, square, empties, depth, alpha, alpha + 1);
    return value > alpha && value < beta
        ? child(player, opponent, square, empties, depth, value, beta)
        : value;
  }

  private int child(
      long player, long opponent, int square, int empties, int depth, int alpha, int beta) {
    long flips = Flips.flips(square, player, opponent);
    evaluator.play(empties, square, flips);
    long moved = player | flips | 1L << square;
    return -search(opponent & ~flips, moved, empties - 1, depth - 1, -beta, -alpha);
  }

  private int order(long player, long opponent, long moves, int empties, int depth, int tableMove) {
    int[] order = squares[depth];
    int[] promise = promises[depth];
    int count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int value = square == tableMove ? INFINITY : promise(player, opponent, square, empties);
      int at = count++;
      for (; at > 0 && promise[at - 1] < value; at--) {
        promise[at] = promise[at - 1];
        order[at] = order[at - 1];
      }
      promise[at] = value;
      order[at] = square;
    }
    return count;
  }

  private int promise(long player, long opponent, int square, int empties) {
    long flips = Flips.flips(square, player, opponent);
    long moved = player | flips | 1L << square;
    long other = opponent & ~flips;
    evaluator.play(empties, square, flips);
    int replies = Long.bitCount(Mobility.legalMoves(other, moved));
    int moves = Long.bitCount(Mobility.legalMoves(moved, other));
    return -evaluator.centidiscs(empties - 1, replies, moves) - MOVE_COST * replies;
  }

  private static int slot(long player, long opponent) {
    long mixed = (player * 0x9E37_79B9_7F4A_7C15L ^ opponent) * 0xC2B2_AE3D_27D4_EB4FL;
    return (int) (mixed >>> 40) & TABLE - 1;
  }
}
