package org.kifu.bitboard;

/**
 * The discs that a move turns over on the 8x8 board.
 *
 * <p>Bit 0 is a1, bit 7 is h1, bit 63 is h8. Each of the eight rays from the move is one mask.
 * Towards higher bits an addition carries through the run of opposing discs to the disc that closes
 * it; towards lower bits a count of leading zeros finds that disc.
 */
public final class Flips {
  /**
   * The rays towards higher bits of square {@code s}: entries 4s to 4s+3 go east, south-west,
   * south, south-east.
   */
  static final long[] HIGHER = new long[256];

  /** The opposite rays, towards lower bits: west, north-east, north, north-west. */
  static final long[] LOWER = new long[256];

  static {
    int[] files = {1, -1, 0, 1};
    int[] ranks = {0, 1, 1, 1};
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < 4; line++) {
        HIGHER[4 * square + line] = ray(square, files[line], ranks[line]);
        LOWER[4 * square + line] = ray(square, -files[line], -ranks[line]);
      }
    }
  }

  private Flips() {}

  /**
   * Returns the discs of {@code opponent} that turn over when {@code player} puts a disc on the
   * empty {@code square}; none when the move is illegal.
   *
   * @param square 0 (a1) to 63 (h8), empty
   */
  public static long flips(int square, long player, long opponent) {
    assert ((player | opponent) & 1L << square) == 0 : "the square is not empty";
    if (Kernel.VECTOR) {
      return Kernel.RAYS_BY_VECTOR
          ? VectorKernel.flipsByRays(square, player, opponent)
          : VectorKernel.flipsByFill(square, player, opponent);
    }
    return scalar(square, player, opponent);
  }

  static long scalar(int square, long player, long opponent) {
    int ray = square << 2;
    return towardsHigher(HIGHER[ray], player, opponent)
        | towardsHigher(HIGHER[ray + 1], player, opponent)
        | towardsHigher(HIGHER[ray + 2], player, opponent)
        | towardsHigher(HIGHER[ray + 3], player, opponent)
        | towardsLower(LOWER[ray], player, opponent)
        | towardsLower(LOWER[ray + 1], player, opponent)
        | towardsLower(LOWER[ray + 2], player, opponent)
        | towardsLower(LOWER[ray + 3], player, opponent);
  }

  private static long towardsHigher(long ray, long player, long opponent) {
    long closing = ((opponent | ~ray) + 1) & player & ray;
    return closing - (-closing >>> 63) & ray;
  }

  private static long towardsLower(long ray, long player, long opponent) {
    long nearest = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & ~opponent);
    long closing = nearest & player & ray;
    return -closing << 1 & ray;
  }

  private static long ray(int square, int fileStep, int rankStep) {
    long ray = 0;
    int file = (square & 7) + fileStep;
    int rank = (square >>> 3) + rankStep;
    while (((file | rank) & ~7) == 0) {
      ray |= 1L << 8 * rank + file;
      file += fileStep;
      rank += rankStep;
    }
    return ray;
  }
}
