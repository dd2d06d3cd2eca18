package org.kifu.bitboard;

/**
 * The stable discs of the four edges, from a table of all that can stand on an edge.
 *
 * <p>Discs of an edge turn only by a move on the same edge, and only along it. The table takes
 * every empty square as open to both sides at any time, since a move there may be legal for what it
 * turns elsewhere. A disc is stable if no order of such moves turns it.
 */
final class Edges {
  private static final long FILE_A = 0x0101_0101_0101_0101L;

  /** Gathers file a into a byte, rank 1 in bit 0. */
  private static final long GATHER = 0x0102_0408_1020_4080L;

  /** Spreads seven bits over file a, bit 0 to rank 1; eight would meet. */
  private static final long SPREAD = 0x0002_0408_1020_4081L;

  /** Entry {@code discs << 8 | others}: the stable ones among the discs. */
  private static final byte[] STABLE = new byte[1 << 16];

  static {
    for (int occupied = 0xFF; occupied > 0; occupied--) { // the fuller edges first
      for (int discs = occupied; discs > 0; discs = discs - 1 & occupied) {
        STABLE[discs << 8 | occupied ^ discs] = (byte) afterAnyMove(discs, occupied ^ discs);
      }
    }
  }

  private Edges() {}

  private static long afterAnyMove(long discs, long others) {
    long stable = discs;
    long empty = ~(discs | others) & 0xFF;
    for (; empty != 0 && stable != 0; empty &= empty - 1) {
      int square = Long.numberOfTrailingZeros(empty);
      long move = 1L << square;
      long turned = Flips.scalar(square, discs, others);
      long lost = Flips.scalar(square, others, discs);
      stable &= rank(discs | turned | move, others & ~turned);
      stable &= rank(discs & ~lost, others | lost | move);
    }
    return stable;
  }

  /** The stable discs of {@code discs} on the four edges. */
  static long stable(long discs, long others) {
    return rank(discs & 0xFF, others & 0xFF)
        | rank(discs >>> 56, others >>> 56) << 56
        | fileA(discs, others)
        | fileA(discs >>> 7, others >>> 7) << 7;
  }

  private static long rank(long discs, long others) {
    return STABLE[(int) (discs << 8 | others)] & 0xFF;
  }

  private static long fileA(long discs, long others) {
    long file = rank((discs & FILE_A) * GATHER >>> 56, (others & FILE_A) * GATHER >>> 56);
    return (file & 0x7F) * SPREAD & FILE_A | file >>> 7 << 56;
  }
}
