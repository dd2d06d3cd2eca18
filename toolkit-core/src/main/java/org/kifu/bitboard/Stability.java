package org.kifu.bitboard;

/**
 * Discs that nothing can turn over any more. All discs that it finds are stable, but it does not
 * find every stable disc.
 *
 * <p>Bit 0 is a1, bit 7 is h1, bit 63 is h8. A disc turns only along a line, so it is stable if it
 * is safe along all four. It is safe along a line that is full, as nobody can move there, and
 * beside a stable disc of its own colour, as that would have to turn with it. Discs on an edge turn
 * only along the edge, and {@link Edges} has a table for them. So the method starts from the edges
 * and the full lines, and goes on inwards until it finds no more discs.
 */
public final class Stability {
  // The squares from which one, two and four steps to the south-east leave the board.
  private static final long LEAVES_1 = 0xFF80_8080_8080_8080L;
  private static final long LEAVES_2 = 0xFFFF_C0C0_C0C0_C0C0L;
  private static final long LEAVES_4 = 0xFFFF_FFFF_F0F0_F0F0L;

  // The squares from which one, two and four steps to the north-west leave the board.
  private static final long RETURNS_1 = 0x0101_0101_0101_01FFL;
  private static final long RETURNS_2 = 0x0303_0303_0303_FFFFL;
  private static final long RETURNS_4 = 0x0F0F_0F0F_FFFF_FFFFL;

  private Stability() {}

  /**
   * Returns members of {@code discs} that keep their colour to the end of the game, whoever is to
   * move and whatever is played.
   *
   * @param others the discs of the other side
   */
  public static long stable(long discs, long others) {
    assert (discs & others) == 0 : "a square holds two discs";
    long occupied = discs | others;
    long ranks = fullRanks(occupied);
    long files = fullFiles(occupied);
    long falling = fullFalling(occupied);
    long rising = Long.reverseBytes(fullFalling(Long.reverseBytes(occupied)));
    long inner = discs & Masks.INNER;
    long stable = Edges.stable(discs, others) | inner & ranks & files & falling & rising;
    long before = 0;
    while (stable != before) {
      before = stable;
      stable |=
          inner
              & (ranks | stable << 1 | stable >>> 1)
              & (files | stable << 8 | stable >>> 8)
              & (rising | stable << 7 | stable >>> 7)
              & (falling | stable << 9 | stable >>> 9);
    }
    return stable;
  }

  /** The squares of all full ranks. */
  private static long fullRanks(long occupied) {
    long full = occupied & occupied >>> 4;
    full &= full >>> 2;
    full &= full >>> 1;
    return (full & Masks.FILE_A) * 0xFF;
  }

  /** The squares of all full files. */
  private static long fullFiles(long occupied) {
    long full = occupied & Long.rotateLeft(occupied, 32);
    full &= Long.rotateLeft(full, 16);
    return full & Long.rotateLeft(full, 8);
  }

  /** The squares of all full diagonals that run to the south-east: full in both senses. */
  private static long fullFalling(long occupied) {
    long onwards = occupied & (LEAVES_1 | occupied >>> 9);
    onwards &= LEAVES_2 | onwards >>> 18;
    onwards &= LEAVES_4 | onwards >>> 36;
    long back = occupied & (RETURNS_1 | occupied << 9);
    back &= RETURNS_2 | back << 18;
    back &= RETURNS_4 | back << 36;
    return onwards & back;
  }

  /**
   * The stable discs of the four edges, from a table of all possible edges.
   *
   * <p>Discs of an edge turn only by a move on the same edge, and only along it. The table lets
   * both sides move to every empty square at any time, since a move there may be legal because of
   * discs that it turns elsewhere. A disc is stable if no order of such moves turns it.
   */
  static final class Edges {
    /** Gathers file a into a byte, rank 1 in bit 0. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    /** Spreads seven bits over file a, bit 0 to rank 1; eight bits would overlap. */
    private static final long SPREAD = 0x0002_0408_1020_4081L;

    /** Entry {@code discs << 8 | others}: the stable members of {@code discs}. */
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

    /** The stable members of {@code discs} on the four edges. */
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
      long file =
          rank((discs & Masks.FILE_A) * GATHER >>> 56, (others & Masks.FILE_A) * GATHER >>> 56);
      return (file & 0x7F) * SPREAD & Masks.FILE_A | file >>> 7 << 56;
    }
  }
}
