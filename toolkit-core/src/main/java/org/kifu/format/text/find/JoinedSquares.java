package org.kifu.format.text.find;

import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * A row of nothing but squares in Latin letters, one right behind the other, or all with one blank
 * between.
 */
public final class JoinedSquares {
  private static final byte[] NONE = {};

  /** The number of characters of a square. */
  private static final int LENGTH = 2;

  private JoinedSquares() {}

  /** The squares of a row; none if it has anything else but blanks around them. */
  public static byte[] of(Row row) {
    boolean isLine =
        row.kind() == RowKind.LINE
            && row.cells().size() == 1
            && row.cells().getFirst().label().isEmpty();
    return isLine ? of(row.cells().getFirst().text()) : NONE;
  }

  private static byte[] of(PlacedText text) {
    String written = text.toString();
    int from = begin(written);
    int to = written.length();
    while (from < to && isBlank(written.charAt(to - 1))) {
      to--;
    }
    int step = step(written, from);
    int count = (to - from + step - LENGTH) / step;
    boolean hasBlanks = to - from < written.length() || step > LENGTH;
    boolean isWhole = from + count * step - (step - LENGTH) == to;
    boolean isAsWritten = text.isOfOneLine() && written.equals(text.raw());
    if (!isWhole || hasBlanks && !isAsWritten) {
      return NONE; // what is read as a blank may be something else, which is told
    }
    byte[] squares = new byte[count];
    for (int i = 0; i < count; i++) {
      int at = from + i * step;
      int square = SquareSpelling.LATIN.square(written, at);
      if (square < 0 || i > 0 && step > LENGTH && written.charAt(at - 1) != ' ') {
        return NONE;
      }
      squares[i] = (byte) square;
    }
    return squares;
  }

  /** The number of characters from one square of such a text to the next. */
  private static int step(String text, int from) {
    int behind = from + LENGTH;
    return behind < text.length() && text.charAt(behind) == ' ' ? LENGTH + 1 : LENGTH;
  }

  /** The index of a square of such a text. */
  public static int begin(String text, int square) {
    int from = begin(text);
    return from + square * step(text, from);
  }

  /** The index behind the last of some squares of such a text. */
  public static int end(String text, int count) {
    return begin(text, count - 1) + LENGTH;
  }

  /** The index of the first character of a text that is not a blank. */
  private static int begin(String text) {
    int from = 0;
    while (from < text.length() && isBlank(text.charAt(from))) {
      from++;
    }
    return from;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
