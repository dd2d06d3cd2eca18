package org.kifu.format.text.find;

import org.kifu.format.text.page.Row;
import org.kifu.game.SourceLocation;

/**
 * A text in the place of a square of a run: the rest of a square, or characters that are none.
 *
 * @param index the number of squares of the run before it
 * @param row its row
 * @param cell the index of its cell
 * @param from the index of its first character in the text of the cell
 * @param isInWord whether it is within a word of squares, or a square with a digit that became a
 *     letter, so that it cannot be anything else
 */
public record RunFault(int index, Row row, int cell, int from, boolean isInWord) {
  /** The most characters that are shown. */
  private static final int SHOWN = 8;

  /** The place of its first character. */
  public SourceLocation place() {
    return row.cells().get(cell).text().at(from);
  }

  /** The text from its first character on, cut. */
  public String shown() {
    String text = row.cells().get(cell).written();
    return text.substring(from, Math.min(text.length(), from + SHOWN)).strip();
  }
}
