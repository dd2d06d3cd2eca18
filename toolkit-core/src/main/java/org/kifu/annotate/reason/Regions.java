package org.kifu.annotate.reason;

import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;

/** Regions: empty squares that hang together, also by their corners. */
final class Regions {
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
