package org.kifu.search;

/**
 * Parity by quadrants. The side that moves into a region with an odd number of empty squares tends
 * to have the last move there; here the quadrants of the board represent the regions. A parity is a
 * set of four bits, one for each quadrant that holds an odd number of empty squares.
 */
final class QuadrantParity {
  /** The bit of the quadrant of each square. */
  private static final int[] BITS = new int[64];

  /** All squares of the odd quadrants for each parity. */
  private static final long[] ODD_SQUARES = new long[16];

  /** The order of four squares by their quadrants, as {@link #order} computes it. */
  private static final int[] ORDERS = new int[256];

  static {
    for (int square = 0; square < 64; square++) {
      BITS[square] = 1 << number(square);
      for (int parity = 0; parity < 16; parity++) {
        ODD_SQUARES[parity] |= (parity & BITS[square]) != 0 ? 1L << square : 0;
      }
    }
    for (int quadrants = 0; quadrants < 256; quadrants++) {
      ORDERS[quadrants] = order(quadrants);
    }
  }

  private QuadrantParity() {}

  /** Returns the parity of a set of empty squares. */
  static int parity(long empties) {
    int parity = 0;
    for (long rest = empties; rest != 0; rest &= rest - 1) {
      parity ^= BITS[Long.numberOfTrailingZeros(rest)];
    }
    return parity;
  }

  /** Returns the parity once {@code square} is filled. */
  static int filled(int parity, int square) {
    return parity ^ BITS[square];
  }

  /** Returns all squares of the quadrants with an odd number of empty squares. */
  static long odd(int parity) {
    return ODD_SQUARES[parity];
  }

  /** Whether two squares are in one quadrant. */
  static boolean together(int square, int other) {
    return ((square ^ other) & 0b100_100) == 0;
  }

  /**
   * Sorts the last four empty squares: those that are alone in their quadrant come first.
   *
   * @return the four squares, the first in the lowest byte
   */
  static int aloneFirst(int a, int b, int c, int d) {
    int packed = a | b << 8 | c << 16 | d << 24;
    int order = ORDERS[number(a) << 6 | number(b) << 4 | number(c) << 2 | number(d)];
    return packed >>> order & 0xFF
        | (packed >>> (order >>> 8) & 0xFF) << 8
        | (packed >>> (order >>> 16) & 0xFF) << 16
        | (packed >>> (order >>> 24)) << 24;
  }

  private static int number(int square) {
    return square >>> 2 & 1 | square >>> 4 & 2;
  }

  /** Returns the order: the shift of the packed squares for each byte of the result. */
  private static int order(int quadrants) {
    int alone = 0;
    int others = 0;
    int aloneCount = 0;
    int otherCount = 0;
    for (int i = 0; i < 4; i++) {
      if (isAlone(quadrants, i)) {
        alone |= 8 * i << 8 * aloneCount++;
      } else {
        others |= 8 * i << 8 * otherCount++;
      }
    }
    return aloneCount == 4 ? alone : alone | others << 8 * aloneCount;
  }

  private static boolean isAlone(int quadrants, int index) {
    int shared = 0;
    for (int other = 0; other < 4; other++) {
      shared += at(quadrants, other) == at(quadrants, index) ? 1 : 0;
    }
    return shared == 1;
  }

  private static int at(int quadrants, int index) {
    return quadrants >>> 6 - 2 * index & 3;
  }
}
