package org.kifu.annotate.reason;

import org.kifu.bitboard.Mobility;

/** Regions: empty squares that hang together, also by their corners. */
final class Regions {
  private static final long NOT_A_FILE = 0xFEFE_FEFE_FEFE_FEFEL;
  private static final long NOT_H_FILE = 0x7F7F_7F7F_7F7F_7F7FL;

  private Regions() {}

  /** The squares beside some squares, those themselves included. */
  static long around(long squares) {
    long row = squares | squares << 1 & NOT_A_FILE | squares >>> 1 & NOT_H_FILE;
    return row | row << 8 | row >>> 8;
  }

  /** The region of an empty square. */
  static long of(int square, long empty) {
    long region = 1L << square;
    long larger = around(region) & empty;
    while (larger != region) {
      region = larger;
      larger = around(region) & empty;
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
