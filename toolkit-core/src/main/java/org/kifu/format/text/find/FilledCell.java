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
    if (first.row().cells().size() < 2
        || squares.stream().anyMatch(square -> square.cell() != first.cell())) {
      return false;
    }
    long said =
        first
            .row()
            .cells()
            .get(first.cell())
            .written()
            .chars()
            .filter(Character::isLetterOrDigit)
            .count();
    return said == (long) OF_SQUARE * squares.size();
  }
}
