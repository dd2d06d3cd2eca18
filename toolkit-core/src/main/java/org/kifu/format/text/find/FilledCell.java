package org.kifu.format.text.find;

import java.util.List;

/** A cell beside others that has nothing but squares, as the column of the moves of a table has. */
public final class FilledCell {
  /** The letters and digits of a square. */
  private static final int OF_SQUARE = 2;

  private FilledCell() {}

  /** Whether squares of one row fill one of its cells. */
  public static boolean isFilled(List<WrittenSquare> squares) {
    WrittenSquare first = squares.getFirst();
    if (first.row().cells().size() < 2) {
      return false;
    }
    for (WrittenSquare square : squares) {
      if (square.cell() != first.cell()) {
        return false;
      }
    }
    String written = first.row().cells().get(first.cell()).written();
    int said = 0;
    for (int i = 0; i < written.length(); i++) {
      said += Character.isLetterOrDigit(written.charAt(i)) ? 1 : 0;
    }
    return said == OF_SQUARE * squares.size();
  }
}
