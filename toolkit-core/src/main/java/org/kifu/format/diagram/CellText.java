package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import org.kifu.source.text.TextLine;

/**
 * The text of cells: a stretch of a line, cut into cells. {@link DiagramCell} knows what a cell
 * shows.
 */
final class CellText {
  /** The last character of ASCII; letters and signs of ASCII are a cell only between blanks. */
  private static final char LAST_ASCII = 0x7F;

  /** The number of cells above which a row with labels on both sides is not of a board. */
  private static final int SIDE = 8;

  private final TextLine line;
  private final String text;
  private final int to;
  private final List<DiagramCell> cells = new ArrayList<>();

  private CellText(TextLine line, int to) {
    this.line = line;
    this.text = line.text();
    this.to = to;
  }

  /** The cells between two characters, separated by blanks or by being signs on their own. */
  static List<DiagramCell> cells(TextLine line, int from, int to) {
    CellText cells = new CellText(line, to);
    int at = from;
    while (at < to) {
      at = Character.isWhitespace(cells.text.charAt(at)) ? at + 1 : cells.take(at);
    }
    return cells.cells.size() > SIDE && !line.isAscii() ? cells.doubled() : cells.cells;
  }

  /** Takes the cell that begins here, and returns its end. */
  private int take(int from) {
    int end = DiagramCell.bracketed(text, from, to);
    if (end > from || isAlone(from)) {
      end = Math.max(end, endAlone(from));
    } else {
      end = from + 1;
      while (end < to && !Character.isWhitespace(text.charAt(end)) && !isAlone(end)) {
        end++;
      }
    }
    cells.add(DiagramCell.of(text.substring(from, end), line, from, end));
    return end;
  }

  /** The end of a sign that is a cell by itself, such as digits in circles or on keys. */
  private int endAlone(int from) {
    if (isKey(from)) {
      boolean isBegun = from == 0 || Character.isWhitespace(text.charAt(from - 1));
      boolean isPair = isBegun && from + 4 <= to && isKey(from + 2);
      boolean isNumber =
          isPair && (from + 4 == to || Character.isWhitespace(text.charAt(from + 4)));
      return isNumber ? from + 4 : from + 2;
    }
    int end = from + Character.charCount(text.codePointAt(from));
    while (end < to && line.isCircled(from) && sameCharacter(from, end)) {
      end++;
    }
    return end;
  }

  /** Whether the character is a cell by itself, whatever is beside it. */
  private boolean isAlone(int index) {
    char c = text.charAt(index);
    return c > LAST_ASCII ? DiagramCell.isSign(text.codePointAt(index)) : isDigitAlone(index, c);
  }

  private boolean isDigitAlone(int index, char c) {
    return c >= '0' && c <= '9' && !line.isAscii() && (line.isCircled(index) || isKey(index));
  }

  /** Whether a digit is on a key, as an emoji. */
  private boolean isKey(int index) {
    char c = text.charAt(index);
    return c >= '0' && c <= '9' && index + 1 < to && text.charAt(index + 1) == DiagramCell.KEY;
  }

  private boolean sameCharacter(int index, int other) {
    return line.at(index).column() == line.at(other).column();
  }

  /**
   * The cells of a row in which every sign is doubled, to be as wide as a number; other cells
   * unchanged.
   */
  private List<DiagramCell> doubled() {
    List<DiagramCell> once = new ArrayList<>();
    int count = cells.size();
    for (int i = 0; i < count; i++) {
      DiagramCell cell = cells.get(i);
      if (cell.number() > 0 || text.charAt(cell.from()) <= LAST_ASCII) {
        once.add(cell);
      } else if (i + 1 < count && isPair(cell, cells.get(i + 1))) {
        once.add(new DiagramCell(cell.kind(), 0, line, cell.from(), cells.get(++i).to()));
      } else {
        return cells;
      }
    }
    return once.size() < SIDE ? cells : once;
  }

  /** Whether two signs are the same, side by side, with blanks around them. */
  private boolean isPair(DiagramCell cell, DiagramCell next) {
    return cell.to() == next.from()
        && cell.text().equals(next.text())
        && (cell.from() == 0 || Character.isWhitespace(text.charAt(cell.from() - 1)))
        && (next.to() >= to || Character.isWhitespace(text.charAt(next.to())));
  }
}
