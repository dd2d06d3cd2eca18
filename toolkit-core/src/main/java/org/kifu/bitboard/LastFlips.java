package org.kifu.bitboard;

/**
 * The number of discs that the move to the last empty square turns over, which is all that the
 * score needs.
 *
 * <p>Bit 0 is a1, bit 7 is h1, bit 63 is h8. With one empty square, the player's discs determine
 * the flips: along each of the four lines, the run between the move and the nearest disc of the
 * player on either side turns. A multiplication gathers a line into a byte, and a table knows the
 * count. Squares off a short diagonal count as opposing discs, which is harmless, as nothing closes
 * a run there.
 */
public final class LastFlips {
  /** Gathers file a into a byte, rank 1 in bit 0. */
  private static final long GATHER_FILE = 0x0102_0408_1020_4080L;

  /** Entry {@code at << 8 | player}: the discs turned on one line by a move on its square at. */
  private static final byte[] TURNED = new byte[8 * 256];

  /** The diagonals through a square towards south-east. */
  private static final long[] FALLING = new long[64];

  /** The diagonals through a square towards north-east. */
  private static final long[] RISING = new long[64];

  static {
    for (int entry = 0; entry < TURNED.length; entry++) {
      int at = entry >>> 8;
      int below = Integer.highestOneBit(entry & (1 << at) - 1);
      int above = Integer.lowestOneBit(entry & 0xFF & -2 << at);
      TURNED[entry] = (byte) (between(at, below) + between(at, above));
    }
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int files = (other & 7) - (square & 7);
        int ranks = (other >>> 3) - (square >>> 3);
        FALLING[square] |= files == ranks ? 1L << other : 0;
        RISING[square] |= files == -ranks ? 1L << other : 0;
      }
    }
  }

  private LastFlips() {}

  /** The number of squares between a square and the square of a single bit; 0 if no bit is set. */
  private static int between(int at, int bit) {
    return bit == 0 ? 0 : Math.abs(Integer.numberOfTrailingZeros(bit) - at) - 1;
  }

  /**
   * Returns the number of discs that turn over when {@code player} fills the last empty square; 0
   * when the move is illegal.
   *
   * @param square 0 (a1) to 63 (h8), the only empty one
   * @param player the discs of the side that moves; all others are the opponent's
   */
  public static int count(int square, long player) {
    assert (player & 1L << square) == 0 : "the square is not empty";
    int file = square & 7;
    int onFile = file << 8;
    return turned(onFile, player >>> (square & 56))
        + turned((square & 56) << 5, (player >>> file & Masks.FILE_A) * GATHER_FILE >>> 56)
        + turned(onFile, (player & FALLING[square]) * Masks.FILE_A >>> 56)
        + turned(onFile, (player & RISING[square]) * Masks.FILE_A >>> 56);
  }

  private static int turned(int at, long line) {
    return TURNED[at + ((int) line & 0xFF)];
  }
}
