package org.kifu.format.text.code;

import org.kifu.format.text.judge.GameNote;

/** One way in which programs write squares as numbers. */
enum SquareCode {
  /** {@code 56}: the row and the column, from 1, as in WTHOR files. */
  ROW_AND_COLUMN(1, GameNote.Kind.TWO_DIGITS, "row and column"),
  /** {@code 65}: the column and the row, from 1, as in lines of Logistello. */
  COLUMN_AND_ROW(1.1, GameNote.Kind.TWO_DIGITS, "column and row"),
  /** {@code 37}: the squares counted from 0. */
  INDEX_FROM_0(1.2, GameNote.Kind.ONE_NUMBER, "the squares counted from 0"),
  /** {@code 38}: the squares counted from 1. */
  INDEX_FROM_1(1.4, GameNote.Kind.ONE_NUMBER, "the squares counted from 1"),
  /** {@code 45}: the row and the column, from 0. */
  ROW_AND_COLUMN_FROM_0(1.6, GameNote.Kind.TWO_DIGITS, "row and column from 0"),
  /** {@code 4, 5}: two numbers from 0. */
  PAIR_FROM_0(0, GameNote.Kind.TWO_DIGITS, "two numbers from 0"),
  /** {@code 5, 6}: two numbers from 1. */
  PAIR_FROM_1(0.1, GameNote.Kind.TWO_DIGITS, "two numbers from 1");

  private static final int WIDTH = 8;
  private static final int SQUARES = 64;
  private static final int BASE = 10;

  private final double cost;
  private final GameNote.Kind note;
  private final String words;

  SquareCode(double cost, GameNote.Kind note, String words) {
    this.cost = cost;
    this.note = note;
    this.words = words;
  }

  /** The price of this code for the judge, in squares. */
  double cost() {
    return cost;
  }

  /** The note on a game in this code. */
  GameNote.Kind note() {
    return note;
  }

  /** A description for a person. */
  String words() {
    return words;
  }

  /** Whether a square is two numbers. */
  boolean isPair() {
    return this == PAIR_FROM_0 || this == PAIR_FROM_1;
  }

  /** The square, 0 to 63; -1 if the numbers are none in this code. */
  int square(CodedSquare coded) {
    int number = coded.number();
    return switch (this) {
      case ROW_AND_COLUMN -> square(number / BASE - 1, number % BASE - 1);
      case COLUMN_AND_ROW -> square(number % BASE - 1, number / BASE - 1);
      case ROW_AND_COLUMN_FROM_0 -> square(number / BASE, number % BASE);
      case INDEX_FROM_0 -> number < SQUARES ? number : -1;
      case INDEX_FROM_1 -> number > 0 && number <= SQUARES ? number - 1 : -1;
      case PAIR_FROM_0 -> square(number, coded.column());
      case PAIR_FROM_1 -> square(number - 1, coded.column() - 1);
    };
  }

  private static int square(int row, int column) {
    return row < 0 || column < 0 || row >= WIDTH || column >= WIDTH ? -1 : WIDTH * row + column;
  }
}
