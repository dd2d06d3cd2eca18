package org.kifu.bitboard;

/**
 * The eight symmetries of the square, on 8x8 bit sets (bit 0 is a1, bit 63 is h8).
 *
 * <p>Each is a sequence of delta swaps; see H. S. Warren, <i>Hacker's Delight</i>, 2nd edition,
 * section 7-3.
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

  /**
   * Maps squares by one of the eight symmetries.
   *
   * @param symmetry 0 to 7: bit 0 mirrors top and bottom, then bit 1 left and right, then bit 2
   *     along the diagonal a1-h8
   */
  public static long image(int symmetry, long squares) {
    long mapped = (symmetry & 1) == 0 ? squares : flipRanks(squares);
    mapped = (symmetry & 2) == 0 ? mapped : flipFiles(mapped);
    return (symmetry & 4) == 0 ? mapped : transpose(mapped);
  }

  /**
   * Returns the symmetries that take a position to the smallest of its eight images, the player's
   * discs compared first, then the opponent's, both as unsigned numbers. Bit s stands for symmetry
   * s of {@link #image}; several bits are set only if the position is symmetric.
   */
  public static int toSmallest(long player, long opponent) {
    int found = toSmallest(player, 0xFF);
    return (found & found - 1) == 0 ? found : toSmallest(opponent, found);
  }

  private static int toSmallest(long squares, int symmetries) {
    int found = 0;
    long smallest = -1L; // the greatest of all, unsigned
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      if ((symmetries >>> symmetry & 1) != 0) {
        long image = image(symmetry, squares);
        int order = Long.compareUnsigned(image, smallest);
        found = order < 0 ? 1 << symmetry : order == 0 ? found | 1 << symmetry : found;
        smallest = order < 0 ? image : smallest;
      }
    }
    return found;
  }

  /** Exchanges the bits under {@code mask} with the bits that are {@code distance} higher. */
  private static long swap(long x, long mask, int distance) {
    long changed = (x ^ x >>> distance) & mask;
    return x ^ changed ^ changed << distance;
  }
}
