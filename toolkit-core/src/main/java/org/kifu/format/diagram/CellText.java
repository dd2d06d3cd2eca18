package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kifu.format.LookAlikeLetters;
import org.kifu.format.TextLine;
import org.kifu.format.diagram.Cell.Kind;

/** Cuts a stretch of a line into cells. */
final class CellText {
  private static final String BLACK_SIGNS = "\u25CF\u26AB";
  private static final String WHITE_SIGNS = "\u25CB\u25EF\u26AA";
  private static final String EMPTY_SIGNS = "\u00B7\u30FB\u25A1";

  /** A longer number is none of a board. */
  private static final int MOST_DIGITS = 6;

  private final TextLine line;
  private final String text;
  private final List<Cell> cells = new ArrayList<>();

  private CellText(TextLine line) {
    this.line = line;
    this.text = line.text();
  }

  /** The cells between two characters, separated by blanks or standing for themselves. */
  static List<Cell> cells(TextLine line, int from, int to) {
    CellText cells = new CellText(line);
    int at = from;
    while (at < to) {
      at = Character.isWhitespace(cells.text.charAt(at)) ? at + 1 : cells.take(at, to);
    }
    return cells.cells;
  }

  /** Takes the cell that begins here, and returns its end. */
  private int take(int from, int to) {
    if (isAlone(from)) {
      int end = from + 1;
      while (end < to && isCircled(from) && sameCharacter(from, end)) {
        end++;
      }
      add(from, end);
      return end;
    }
    int end = from;
    while (end < to && !Character.isWhitespace(text.charAt(end)) && !isAlone(end)) {
      end++;
    }
    add(from, end);
    return end;
  }

  private void add(int from, int to) {
    cells.add(cell(text.substring(from, to), line, from, to));
  }

  /** The cell in which this is written, between two characters of a line. */
  static Cell cell(String written, TextLine line, int from, int to) {
    Kind kind = written.isEmpty() ? Kind.EMPTY : kind(written);
    int number = kind == Kind.NUMBER ? Integer.parseInt(written) : 0;
    boolean isNought = kind == Kind.NUMBER && number == 0;
    return new Cell(isNought ? Kind.EMPTY : kind, number, line, from, to);
  }

  private static Kind kind(String written) {
    if (written.chars().allMatch(CellText::isDigit)) {
      return written.length() <= MOST_DIGITS ? Kind.NUMBER : Kind.OTHER;
    }
    return switch (LookAlikeLetters.latin(written).toLowerCase(Locale.ROOT)) {
      case "x", "*", "b", "#", "##", "\u25CF", "\u26AB" -> Kind.BLACK;
      case "o", "w", "()", "\u25CB", "\u25EF", "\u26AA" -> Kind.WHITE;
      case ".", "..", "-", "--", "_", "+", "\u00B7", "\u30FB", "\u25A1" -> Kind.EMPTY;
      default -> Kind.OTHER;
    };
  }

  /** Whether the character is a cell by itself, whatever stands beside it. */
  private boolean isAlone(int index) {
    char c = text.charAt(index);
    return BLACK_SIGNS.indexOf(c) >= 0
        || WHITE_SIGNS.indexOf(c) >= 0
        || EMPTY_SIGNS.indexOf(c) >= 0
        || isCircled(index);
  }

  /** The circled numbers 1 to 50. */
  private boolean isCircled(int index) {
    if (!isDigit(text.charAt(index))) {
      return false;
    }
    int c = line.original(index);
    return c >= 0x2460 && c <= 0x2473 || c >= 0x3251 && c <= 0x325F || c >= 0x32B1 && c <= 0x32BF;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private boolean sameCharacter(int index, int other) {
    return line.at(index).column() == line.at(other).column();
  }
}
