package org.kifu.bitboard;

/** The squares beside others, in the eight directions. */
public final class Neighbours {
  private static final long NOT_A = 0xFEFE_FEFE_FEFE_FEFEL;
  private static final long NOT_H = 0x7F7F_7F7F_7F7F_7F7FL;

  private Neighbours() {}

  /** Returns {@code squares} and all squares that touch one of them. */
  public static long around(long squares) {
    long ranks = squares | squares << 1 & NOT_A | squares >>> 1 & NOT_H;
    return ranks | ranks << 8 | ranks >>> 8;
  }
}
