package org.kifu.bitboard;

/**
 * The eight symmetries of the square, on 8x8 bit sets (bit 0 is a1, bit 63 is h8).
 *
 * <p>Each is a delta swap sequence; see H. S. Warren, <i>Hacker's Delight</i>, 2nd edition, section
 * 7-3.
 */
public final class Symmetries {
  private Symmetries() {}

  /** Mirrors top and bottom: a1 and a8 change places. */
  public static long flipRanks(long squares) {
    return Long.reverseBytes(squares);
  }

  /** Mirrors left and right: a1 and h1 change places. */
  public static long flipFiles(long squares) {
    return Long.reverseBytes(Long.reverse(squares));
  }

  /** Mirrors along the diagonal a1-h8: b1 and a2 change places. */
  public static long transpose(long squares) {
    long x = squares;
    x = swap(x, 0x00AA_00AA_00AA_00AAL, 7);
    x = swap(x, 0x0000_CCCC_0000_CCCCL, 14);
    return swap(x, 0x0000_0000_F0F0_F0F0L, 28);
  }

  /** Exchanges the bits under {@code mask} with those {@code distance} higher. */
  private static long swap(long x, long mask, int distance) {
    long changed = (x ^ x >>> distance) & mask;
    return x ^ changed ^ changed << distance;
  }
}
