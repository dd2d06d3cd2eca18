package org.kifu.search;

import org.kifu.bitboard.Stability;
import org.kifu.evaluation.Score;

/**
 * The cutoff by stable discs: discs that the opponent cannot lose any more, the side to move cannot
 * win. Only many stable discs limit a score, so they are counted only if alpha is high. The least
 * alpha at which this pays was measured for each number of empty squares.
 */
final class StableDiscs {
  /** The least alpha by number of empty squares; the last value holds for all greater numbers. */
  private static final int[] LEAST_ALPHA = {
    99, 99, 99, 99, 99, 8, 10, 12, 14, 20, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40
  };

  private StableDiscs() {}

  /**
   * Whether stable discs have a fair chance to settle the question.
   *
   * @param alpha the bound in discs for the side to move
   */
  static boolean areWorthCounting(int empties, int alpha) {
    return alpha >= LEAST_ALPHA[Math.min(empties, LEAST_ALPHA.length - 1)];
  }

  /** Returns an upper bound of the score for {@code player}, the side to move. */
  static int mostFor(long player, long opponent) {
    return Score.MAX - 2 * Long.bitCount(Stability.stable(opponent, player));
  }
}
