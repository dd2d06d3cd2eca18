package org.kifu.evaluation;

/**
 * The weights for one number of empty squares, ready for use: one for every state of every shape,
 * in units of which {@link #PER_DISC} are a disc.
 */
final class StageTable {
  /** Weights are stored in sixteenths, and interpolated between stages at most four apart. */
  static final int PER_DISC = 64;

  private final short[] patterns;
  private final int[] moves;
  private final int[] replies;

  /**
   * @param patterns by state of all shapes
   * @param moves by number of moves of the side to move, the constant included
   * @param replies by number of moves of the other side
   */
  StageTable(short[] patterns, int[] moves, int[] replies) {
    this.patterns = patterns;
    this.moves = moves;
    this.replies = replies;
  }

  short[] patterns() {
    return patterns;
  }

  int mobility(int moveCount, int replyCount) {
    return moves[Math.min(Features.MOST_MOVES, moveCount)]
        + replies[Math.min(Features.MOST_MOVES, replyCount)];
  }

  /** A sum of weights in hundredths of a disc. */
  static int centidiscs(int sum) {
    return sum * 25 + 8 >> 4;
  }
}
