package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.diagram.DiagramCell.CellKind;
import org.kifu.notation.CellAlphabet;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/** The text of cells: a stretch of a line, cut into them. */
final class CellText {
  /** Letters and signs of ASCII stand for a cell only between blanks. */
  private static final char LAST_ASCII = 0x7F;

  /** A longer number is none of a board. */
  private static final int MOST_DIGITS = 6;

  private final TextLine line;
  private final String text;
  private final List<DiagramCell> cells = new ArrayList<>();

  private CellText(TextLine line) {
    this.line = line;
    this.text = line.text();
  }

  /** The cells between two characters, separated by blanks or standing for themselves. */
  static List<DiagramCell> cells(TextLine line, int from, int to) {
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
      while (end < to && line.isCircled(from) && sameCharacter(from, end)) {
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
  static DiagramCell cell(String written, TextLine line, int from, int to) {
    CellKind kind = written.isEmpty() ? CellKind.EMPTY : kind(written);
    int number = kind == CellKind.NUMBER ? Integer.parseInt(written) : 0;
    boolean isNought = kind == CellKind.NUMBER && number == 0;
    return new DiagramCell(isNought ? CellKind.EMPTY : kind, number, line, from, to);
  }

  private static CellKind kind(String written) {
    if (written.chars().allMatch(CellText::isDigit)) {
      return written.length() <= MOST_DIGITS ? CellKind.NUMBER : CellKind.OTHER;
    }
    String latin = LookAlikeLetters.latin(written);
    return latin.length() == 1 ? kind(latin.charAt(0)) : kindOfTwo(latin);
  }

  private static CellKind kind(char sign) {
    return CellAlphabet.isBlack(sign)
        ? CellKind.BLACK
        : CellAlphabet.isWhite(sign)
            ? CellKind.WHITE
            : CellAlphabet.isEmpty(sign) ? CellKind.EMPTY : CellKind.OTHER;
  }

  private static CellKind kindOfTwo(String signs) {
    return switch (signs) {
      case "##" -> CellKind.BLACK;
      case "()" -> CellKind.WHITE;
      case "..", "--" -> CellKind.EMPTY;
      default -> CellKind.OTHER;
    };
  }

  /** Whether the character is a cell by itself, whatever stands beside it. */
  private boolean isAlone(int index) {
    char c = text.charAt(index);
    return c > LAST_ASCII && kind(c) != CellKind.OTHER || line.isCircled(index);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private boolean sameCharacter(int index, int other) {
    return line.at(index).column() == line.at(other).column();
  }
}
