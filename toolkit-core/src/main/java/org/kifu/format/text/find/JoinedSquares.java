package org.kifu.format.text.find;

import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** A row of nothing but squares in Latin letters, one right behind the other. */
public final class JoinedSquares {
  private static final byte[] NONE = {};

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
    boolean hasBlanks = to - from < written.length();
    if ((to - from) % 2 != 0 || hasBlanks && !written.equals(text.raw())) {
      return NONE; // what is read as a blank may be something else, which is told
    }
    byte[] squares = new byte[(to - from) / 2];
    for (int i = 0; i < squares.length; i++) {
      int square = SquareSpelling.LATIN.square(written, from + 2 * i);
      if (square < 0) {
        return NONE;
      }
      squares[i] = (byte) square;
    }
    return squares;
  }

  /** The index of the first character of a text that is not a blank. */
  public static int begin(String text) {
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
