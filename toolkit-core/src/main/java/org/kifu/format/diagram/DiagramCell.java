package org.kifu.format.diagram;

import org.kifu.game.SourceLocation;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/**
 * One cell of a row.
 *
 * @param kind what it shows
 * @param number the number; 0 if it shows none
 * @param line where it stands
 * @param from its first character in the normal text of the line
 * @param to past its last character; {@code from} if nothing is written
 */
record DiagramCell(CellKind kind, int number, TextLine line, int from, int to) {
  enum CellKind {
    NUMBER,
    EMPTY,
    BLACK,
    WHITE,
    /** None of these. */
    OTHER
  }

  /** A cell in which nothing is written. */
  static DiagramCell blank(TextLine line, int at) {
    return new DiagramCell(CellKind.EMPTY, 0, line, at, at);
  }

  SourceLocation where() {
    return line.at(from);
  }

  String text() {
    return line.text().substring(from, to);
  }

  /** Whether it shows a disc as a letter of another alphabet. */
  boolean isLookAlike() {
    return isDisc() && !LookAlikeLetters.latin(text()).equals(text());
  }

  private boolean isDisc() {
    return kind == CellKind.BLACK || kind == CellKind.WHITE;
  }

  boolean isNumber(int expected) {
    return kind == CellKind.NUMBER && number == expected;
  }

  /** Whether it shares a column of characters with another. */
  boolean overlaps(DiagramCell other) {
    return from < other.to && other.from < to;
  }
}
