package org.kifu.format.wthor;

import java.nio.charset.Charset;
import java.util.Arrays;
import org.kifu.board.Square;

/** Sizes and codes of the files; see the package's table. */
final class WthorLayout {
  static final int HEADER = 16;
  static final int GAME = 68;
  static final int MOVES = 8;
  static final int MAX_MOVES = 60;
  static final int PLAYER = 20;
  static final int TOURNAMENT = 26;
  static final int MAX_NAMES = 0xFFFF;
  static final int MAX_SCORE = 64;

  /** The score byte that means no score. */
  static final int NO_SCORE = 255;

  /** The encoding of names, of which ISO-8859-1 is a part. */
  static final Charset NAMES = Charset.forName("windows-1252");

  /** The result of {@link #square} for a code that names no square. */
  static final int NO_SQUARE = -1;

  /** The number of an unknown player. */
  static final int UNKNOWN = 0;

  /** The name of player 0, who is unknown. */
  static final String UNKNOWN_PLAYER = "???";

  /** The name of tournament 0, which means several tournaments. */
  static final String SEVERAL_TOURNAMENTS = "Diverses parties";

  private static final byte[] SQUARE_OF_CODE = new byte[256];

  static {
    Arrays.fill(SQUARE_OF_CODE, (byte) NO_SQUARE);
    for (int square = 0; square < Square.COUNT; square++) {
      SQUARE_OF_CODE[code(square)] = (byte) square;
    }
  }

  private WthorLayout() {}

  /** The square of a move byte, 0 to 63, or {@link #NO_SQUARE}. */
  static int square(byte code) {
    return SQUARE_OF_CODE[code & 0xFF];
  }

  /** The move byte of a square. */
  static int code(int square) {
    return 10 * (Square.rank(square) + 1) + Square.file(square) + 1;
  }

  static int u8(byte[] bytes, int at) {
    return bytes[at] & 0xFF;
  }

  static int u16(byte[] bytes, int at) {
    return u8(bytes, at) | u8(bytes, at + 1) << 8;
  }

  static int i32(byte[] bytes, int at) {
    return u16(bytes, at) | u16(bytes, at + 2) << 16;
  }

  static void putU16(byte[] bytes, int at, int value) {
    bytes[at] = (byte) value;
    bytes[at + 1] = (byte) (value >>> 8);
  }

  static void putI32(byte[] bytes, int at, int value) {
    putU16(bytes, at, value);
    putU16(bytes, at + 2, value >>> 16);
  }
}
