package org.kifu.format.text.find;

import java.util.Locale;
import org.kifu.board.MoveToken;
import org.kifu.format.text.page.Row;
import org.kifu.game.SourceLocation;

/**
 * A square that may be a move.
 *
 * @param square 8 times the rank plus the file, both from 0; -1 for a word in the place of a square
 *     that names none of the board, such as {@code c9}; for one with the end of the line that it
 *     flips, {@code e3>e5}, and on larger boards its {@link SquareNumber}
 * @param row the row on which it is written
 * @param cell the index of its cell
 * @param from the index of its first character in the text of the cell
 * @param to the index after its last character
 * @param number the number right before it; -1 if there is none
 * @param side the side right before it: 1 for black, -1 for white, 0 if none is named
 * @param column its place among the squares of the row, from 0
 * @param word the last word before it on its row, in small letters; empty if there is none
 * @param pass how surely a word or sign before it means a pass; 0 if there is none
 */
public record WrittenSquare(
    int square,
    Row row,
    int cell,
    int from,
    int to,
    int number,
    int side,
    int column,
    String word,
    int pass) {
  /** The strength of a word that means a pass wherever it stands among moves. */
  public static final int SURE_PASS = PassTable.SURE;

  /** A square without a pass before it. */
  public WrittenSquare(
      int square,
      Row row,
      int cell,
      int from,
      int to,
      int number,
      int side,
      int column,
      String word) {
    this(square, row, cell, from, to, number, side, column, word, 0);
  }

  /** This square with a pass before it. */
  public WrittenSquare behindPass(int strength) {
    return new WrittenSquare(square, row, cell, from, to, number, side, column, word, strength);
  }

  /** The characters, in small letters. */
  public String written() {
    return row.cells().get(cell).written().substring(from, to).toLowerCase(Locale.ROOT);
  }

  /** The place of its first character. */
  public SourceLocation place() {
    return row.cells().get(cell).text().at(from);
  }

  /** The place after its last character. */
  public SourceLocation end() {
    return row.cells().get(cell).text().after(to - 1);
  }

  /** Whether a square right behind it, with an arrow between, may be the end of a line. */
  public boolean pointsTo(WrittenSquare end) {
    return isBeside(end)
        && end.from == to + 1
        && row.cells().get(cell).written().charAt(to) == '>'
        && square >= 0
        && end.square >= 0;
  }

  /** This square with the end of the line that it flips. */
  public WrittenSquare toward(WrittenSquare end) {
    int both = SquareNumber.toward(square, end.square);
    return new WrittenSquare(both, row, cell, from, end.to, number, side, column, word, pass);
  }

  /** The move that it names; nothing on any board if it names none. */
  public MoveToken token() {
    return square < 0 ? MoveToken.parse(written()) : SquareNumber.token(square);
  }

  /** Whether it names a square of the 8x8 board, and no more than that. */
  public boolean isOfBoard() {
    return square >= 0 && square < SquareNumber.USUAL;
  }

  /** Whether it is written as a square, and not as a number on a board. */
  public boolean isNamed() {
    return !Character.isDigit(row.cells().get(cell).written().charAt(from));
  }

  /** Whether it is in the same cell as another one. */
  public boolean isBeside(WrittenSquare other) {
    return row.number() == other.row.number() && cell == other.cell;
  }

  /** The same place with another square. */
  public WrittenSquare as(int newSquare) {
    return new WrittenSquare(newSquare, row, cell, from, to, number, side, column, word, pass);
  }
}
