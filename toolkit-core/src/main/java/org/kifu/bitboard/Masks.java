package org.kifu.bitboard;

/** Sets of squares of the 8x8 board; bit 0 is a1, bit 7 is h1, bit 63 is h8. */
public final class Masks {
  /** a1, h1, a8 and h8. */
  public static final long CORNERS = 0x8100_0000_0000_0081L;

  /** b2, g2, b7 and g7. */
  public static final long X_SQUARES = 0x0042_0000_0000_4200L;

  /** The squares beside corners, along edges and diagonals. */
  public static final long BESIDE_CORNERS = 0x42C3_0000_0000_C342L;

  /** File a. */
  public static final long FILE_A = 0x0101_0101_0101_0101L;

  /** All files except a. */
  public static final long NOT_FILE_A = ~FILE_A;

  /** All files except h. */
  public static final long NOT_FILE_H = 0x7F7F_7F7F_7F7F_7F7FL;

  /** Files b to g. */
  public static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

  /** All squares off the edges. */
  public static final long INNER = 0x007E_7E7E_7E7E_7E00L;

  private Masks() {}

  /** Returns {@code squares} and all squares that touch one of them, in the eight directions. */
  public static long around(long squares) {
    long ranks = squares | squares << 1 & NOT_FILE_A | squares >>> 1 & NOT_FILE_H;
    return ranks | ranks << 8 | ranks >>> 8;
  }
}
