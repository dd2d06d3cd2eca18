package org.kifu.search;

/**
 * Regions of the board with an odd number of empty squares, by the four quadrants. Who moves into
 * an odd region tends to have the last move there.
 */
final class Parity {
  private static final long NORTH_WEST = 0x0000_0000_0F0F_0F0FL;
  private static final long NORTH_EAST = 0x0000_0000_F0F0_F0F0L;
  private static final long SOUTH_WEST = 0x0F0F_0F0F_0000_0000L;
  private static final long SOUTH_EAST = 0xF0F0_F0F0_0000_0000L;

  private Parity() {}

  /** Returns all squares of the quadrants that hold an odd number of {@code empties}. */
  static long oddQuadrants(long empties) {
    return ifOdd(empties, NORTH_WEST)
        | ifOdd(empties, NORTH_EAST)
        | ifOdd(empties, SOUTH_WEST)
        | ifOdd(empties, SOUTH_EAST);
  }

  private static long ifOdd(long empties, long quadrant) {
    return -(Long.bitCount(empties & quadrant) & 1) & quadrant;
  }
}
