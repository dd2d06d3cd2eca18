package org.kifu.annotate.reason;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Stability;
import org.kifu.board.Position;

/**
 * The board after a move of the player whose moves are compared.
 *
 * @param square where he played
 * @param own his discs
 * @param other the opponent's discs
 */
record BoardAfterMove(int square, long own, long other) {
  static BoardAfterMove of(Position before, int square) {
    long flips = Flips.flips(square, before.player(), before.opponent());
    return new BoardAfterMove(
        square, before.player() | flips | 1L << square, before.opponent() & ~flips);
  }

  long empty() {
    return ~(own | other);
  }

  /** Where the opponent can play. */
  long replies() {
    return Mobility.legalMoves(other, own);
  }

  int opponentMobility() {
    return Long.bitCount(replies());
  }

  int ownMobility() {
    return Long.bitCount(Mobility.legalMoves(own, other));
  }

  int frontier() {
    return Long.bitCount(own & Masks.around(empty()));
  }

  int stable() {
    return Long.bitCount(Stability.stable(own, other));
  }

  int reserved() {
    return Long.bitCount(Regions.reserved(own, other));
  }

  /** The fewest discs that he has after a reply; those he has if there is none. */
  int fewestLeft() {
    int fewest = Long.bitCount(own);
    for (long rest = replies(); rest != 0; rest &= rest - 1) {
      long flips = Flips.flips(Long.numberOfTrailingZeros(rest), other, own);
      fewest = Math.min(fewest, Long.bitCount(own & ~flips));
    }
    return fewest;
  }

  /** The empty squares of the region that he played into, as it was before. */
  int regionSize() {
    return Long.bitCount(Regions.of(square, empty() | 1L << square));
  }

  /** The regions of a board: empty squares that hang together, also by their corners. */
  private static final class Regions {
    private Regions() {}

    /** The region of an empty square. */
    static long of(int square, long empty) {
      long region = 1L << square;
      long larger = Masks.around(region) & empty;
      while (larger != region) {
        region = larger;
        larger = Masks.around(region) & empty;
      }
      return region;
    }

    /** The empty squares of all regions that {@code own} can move into and {@code other} cannot. */
    static long reserved(long own, long other) {
      long empty = ~(own | other);
      long ownMoves = Mobility.legalMoves(own, other);
      long otherMoves = Mobility.legalMoves(other, own);
      long reserved = 0;
      for (long rest = empty; rest != 0; ) {
        long region = of(Long.numberOfTrailingZeros(rest), empty);
        if ((region & ownMoves) != 0 && (region & otherMoves) == 0) {
          reserved |= region;
        }
        rest &= ~region;
      }
      return reserved;
    }
  }
}
