package org.kifu.format.text.grid;

import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.SourceLocation;

/**
 * One word of a row, as the content of a square.
 *
 * @param value the number, or one of the constants
 * @param column the column of its middle where all characters have the same width; the index of its
 *     cell in a table
 * @param file the file that it names if it is a letter a to h, from 0; -1 otherwise
 * @param cell the index of its cell in the row
 * @param from the index of its first character in the text of the cell
 * @param to the index after its last character
 */
record GridItem(int value, double column, int file, int cell, int from, int to) {
  /** An empty square. */
  static final int EMPTY = -1;

  static final int BLACK = -2;
  static final int WHITE = -3;

  /** Anything that no square holds. */
  static final int OTHER = -4;

  /** A ring, {@code ()}, which is a white disc. */
  static final int RING = -5;

  /** A box, {@code []}: a black disc beside rings, if nothing else is black, else empty. */
  static final int BOX = -6;

  /** A white frame, {@code □}: a white disc, or empty if other signs are white. */
  static final int FRAME = -7;

  boolean isNumber() {
    return value >= 0;
  }

  boolean isDisc() {
    return value == BLACK || value == WHITE || value == RING || value == FRAME;
  }

  boolean isOther() {
    return value == OTHER;
  }

  /** The same place with another value. */
  GridItem as(int newValue) {
    return new GridItem(newValue, column, file, cell, from, to);
  }

  /** The characters. */
  String written(Row row) {
    return row.cells().get(cell).written().substring(from, to);
  }

  /** The place of its first character; that of the row if it has none. */
  SourceLocation place(Row row) {
    PlacedText text = row.cells().get(cell).text();
    return text.at(Math.min(from, Math.max(0, text.length() - 1)));
  }

  /** The rank that it names if it is a number 1 to 8; 0 otherwise. */
  int rank() {
    return value >= 1 && value <= 8 ? value : 0;
  }
}
