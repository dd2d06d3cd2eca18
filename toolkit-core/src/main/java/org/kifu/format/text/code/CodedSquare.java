package org.kifu.format.text.code;

import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Row;

/**
 * One number, or two, that may stand for a square.
 *
 * @param number the number, or the row of two numbers
 * @param column the column of two numbers; -1 if there is only one
 * @param row the row of the page
 * @param cell the index of the cell
 * @param from the index of the first character in the text of the cell
 * @param to the index after the last character
 */
record CodedSquare(int number, int column, Row row, int cell, int from, int to) {
  static CodedSquare of(int number, Row row, int cell, int from, int to) {
    return new CodedSquare(number, -1, row, cell, from, to);
  }

  /** A sign that is no square, such as that for a pass. */
  static CodedSquare none(Row row, int cell, int from, int to) {
    return new CodedSquare(-1, -1, row, cell, from, to);
  }

  /**
   * The same place as a square.
   *
   * @param pass how surely what is before it means a pass; 0 if nothing is
   */
  WrittenSquare as(int square, int pass) {
    return new WrittenSquare(square, row, cell, from, to, -1, 0, 0, "", pass);
  }
}
