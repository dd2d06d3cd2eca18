package org.kifu.format.text.grid;

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

  boolean isNumber() {
    return value >= 0;
  }

  boolean isDisc() {
    return value == BLACK || value == WHITE;
  }

  boolean isOther() {
    return value == OTHER;
  }

  /** The rank that it names if it is a number 1 to 8; 0 otherwise. */
  int rank() {
    return value >= 1 && value <= 8 ? value : 0;
  }
}
