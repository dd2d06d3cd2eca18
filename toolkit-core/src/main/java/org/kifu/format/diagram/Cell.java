package org.kifu.format.diagram;

/**
 * One cell of a row.
 *
 * @param kind what it shows
 * @param number the number; 0 if it shows none
 * @param from its first character in the normal text of the line
 * @param to past its last character; {@code from} if nothing is written
 */
record Cell(Kind kind, int number, int from, int to) {
  enum Kind {
    NUMBER,
    EMPTY,
    BLACK,
    WHITE,
    /** None of these. */
    OTHER
  }

  boolean isNumber(int expected) {
    return kind == Kind.NUMBER && number == expected;
  }

  /** Whether it shares a column of characters with another. */
  boolean overlaps(Cell other) {
    return from < other.to && other.from < to;
  }
}
