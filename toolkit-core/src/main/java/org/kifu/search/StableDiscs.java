package org.kifu.search;

import org.kifu.bitboard.Stability;
import org.kifu.evaluation.Score;

/**
 * The cutoff by stable discs: what the opponent cannot lose any more, the side to move cannot win.
 * It takes many of them to hold a score down, so they are only counted where alpha is high; from
 * where on it pays was measured by number of empty squares.
 */
final class StableDiscs {
  /** By number of empties: the least alpha; beyond the end the last. */
  private static final int[] LEAST_ALPHA = {
    99, 99, 99, 99, 99, 8, 10, 12, 14, 20, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40
  };

  private StableDiscs() {}

  /**
   * Whether there is a fair chance that stable discs settle the question.
   *
   * @param alpha discs for the side to move
   */
  static boolean areWorthCounting(int empties, int alpha) {
    return alpha >= LEAST_ALPHA[Math.min(empties, LEAST_ALPHA.length - 1)];
  }

  /** Returns an upper bound of the score for {@code player}, the side to move. */
  static int mostFor(long player, long opponent) {
    return Score.MAX - 2 * Long.bitCount(Stability.stable(opponent, player));
  }
}
