package org.kifu.source.text;

import org.kifu.source.PlainBytes;

/**
 * The place at which the bytes of a text are written in another way than those before: single bytes
 * after UTF-16, or UTF-16 after single bytes, as when two files are joined.
 */
public final class ChangedEncoding {
  /** The least number of squares in a run of ASCII; characters of UTF-16 have none by chance. */
  private static final int FEWEST_SQUARES = 3;

  /** Fewer units in a row whose other byte is zero may be zeros in a damaged text. */
  private static final int FEWEST_UNITS = 8;

  private static final int FEWEST_MARKED = 2;

  private ChangedEncoding() {}

  /**
   * The first place in text in UTF-16, at an even offset, at which moves in ASCII begin; the length
   * if there is none.
   */
  public static int toAscii(byte[] bytes, int length) {
    int from = 0;
    for (int i = 0; i <= length; i++) {
      if (i == length || !isText(bytes[i])) {
        int even = from + from % 2;
        if (even > 0 && squares(bytes, even, i) >= FEWEST_SQUARES) {
          return even;
        }
        from = i + 1;
      }
    }
    return length;
  }

  private static int squares(byte[] bytes, int from, int to) {
    int squares = 0;
    for (int i = from; i + 1 < to; i++) {
      int file = bytes[i] | 0x20;
      boolean isSquare = file >= 'a' && file <= 'h' && bytes[i + 1] >= '1' && bytes[i + 1] <= '8';
      squares += isSquare ? 1 : 0;
    }
    return squares;
  }

  /**
   * The first place in text of single bytes, after its first byte, at which UTF-16 begins; the
   * length if there is none.
   */
  public static int toUnits(byte[] bytes, int length) {
    int last = length - 2 * FEWEST_MARKED;
    int i = 1;
    while (i < last) {
      int odd = PlainBytes.end(bytes, i, length);
      i = Math.max(i, odd - 1); // the first byte of a unit may be plain
      if (i < last && isUnitsAt(bytes, i, length)) {
        boolean isEndOfLine = bytes[i] == '\n' || bytes[i] == '\r';
        return isEndOfLine ? i + 1 : i; // the end of the line before, and a zero that comes first
      }
      i++;
    }
    return length;
  }

  private static boolean isUnitsAt(byte[] bytes, int at, int length) {
    boolean mayBe = bytes[at] == 0 || bytes[at + 1] == 0;
    return mayBe && areUnits(bytes, at, length, FEWEST_UNITS)
        || isMark(bytes, at) && areUnits(bytes, at + 2, length, FEWEST_MARKED);
  }

  /** Whether bytes without a byte order mark begin as text in UTF-16. */
  public static boolean beginsInUnits(byte[] bytes) {
    return areUnits(bytes, 0, bytes.length, FEWEST_MARKED);
  }

  /** Whether so many units of ASCII begin here. */
  private static boolean areUnits(byte[] bytes, int from, int length, int units) {
    return from + 2 * units <= length
        && (areUnitsOf(0, bytes, from, units) || areUnitsOf(1, bytes, from, units));
  }

  /** The same, if the zeros are the first bytes of the units, or the second. */
  private static boolean areUnitsOf(int zero, byte[] bytes, int from, int units) {
    boolean are = true;
    for (int i = from; are && i < from + 2 * units; i += 2) {
      are = bytes[i + zero] == 0 && isText(bytes[i + 1 - zero]);
    }
    return are;
  }

  private static boolean isMark(byte[] bytes, int at) {
    return (bytes[at] == (byte) 0xFF && bytes[at + 1] == (byte) 0xFE)
        || (bytes[at] == (byte) 0xFE && bytes[at + 1] == (byte) 0xFF);
  }

  private static boolean isText(byte b) {
    return b >= ' ' && b < 0x7F || b == '\t' || b == '\n' || b == '\r';
  }
}
