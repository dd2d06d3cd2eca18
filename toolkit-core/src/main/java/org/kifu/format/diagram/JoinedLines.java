package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import org.kifu.source.text.TextLine;

/**
 * Lines that lost the line ends between them: the eight rows of a board in one line, and captions
 * directly after the text before them.
 */
final class JoinedLines {
  private static final int SIDE = 8;

  /** A row with its label. */
  private static final int WIDTH = SIDE + 1;

  /** The least length of eight rows of cells of one character with blanks between them. */
  private static final int LEAST_CHARACTERS = 2 * SIDE * WIDTH - 1;

  private static final int MOST_CHARACTERS = 2000;

  private JoinedLines() {}

  /**
   * Returns the lines in their places; nothing if they are not clear, or there is only one.
   *
   * @param label the label with which captions begin; empty if it is not known
   */
  static List<TextLine> apart(TextLine line, String label) {
    String text = line.text();
    int length = text.length();
    if (length >= LEAST_CHARACTERS && length <= MOST_CHARACTERS) {
      List<TextLine> table = rowsOfLatex(line);
      if (!table.isEmpty()) {
        return table;
      }
      List<TextLine> board = board(line);
      if (!board.isEmpty()) {
        TextLine last = board.removeLast();
        List<TextLine> parted = parted(last, label);
        board.addAll(parted.isEmpty() ? List.of(last) : parted);
        return board;
      }
    }
    return parted(line, label);
  }

  /** The rows of a table of LaTeX, each after the end of the row before. */
  private static List<TextLine> rowsOfLatex(TextLine line) {
    List<TextLine> rows = new ArrayList<>();
    String text = line.text();
    int from = 0;
    int end = text.indexOf("\\\\");
    while (end >= 0 && end + 2 < text.length()) {
      rows.add(line.piece(from, end + 2));
      from = end + 2;
      end = text.indexOf("\\\\", from);
    }
    if (rows.size() < SIDE - 1) {
      return List.of();
    }
    rows.add(line.piece(from, text.length()));
    return rows;
  }

  /** The text before a label, and the text that begins with it. */
  private static List<TextLine> parted(TextLine line, String label) {
    String text = line.text();
    int at = label.endsWith(":") ? text.indexOf(label, 1) : -1;
    return at < 0 || text.substring(0, at).chars().noneMatch(Character::isLetterOrDigit)
        ? List.of()
        : List.of(line.piece(0, at), line.piece(at, text.length()));
  }

  /** The text above the rows, the rows, and the text below. */
  private static List<TextLine> board(TextLine line) {
    if (line.isAscii() && blanks(line.text()) < SIDE * WIDTH - 1) {
      return new ArrayList<>();
    }
    List<DiagramCell> cells = CellText.cells(line, 0, line.text().length());
    for (int first = 0; first + SIDE * WIDTH <= cells.size(); first++) {
      if (areRows(cells, first)) {
        return pieces(line, cells, first);
      }
    }
    return new ArrayList<>();
  }

  private static int blanks(String text) {
    int blanks = 0;
    for (int i = 0; i < text.length(); i++) {
      blanks += Character.isWhitespace(text.charAt(i)) ? 1 : 0;
    }
    return blanks;
  }

  private static boolean areRows(List<DiagramCell> cells, int first) {
    for (int i = 0; i < SIDE * WIDTH; i++) {
      DiagramCell cell = cells.get(first + i);
      boolean isLabel = i % WIDTH == 0;
      if (isLabel ? !cell.isNumber(i / WIDTH + 1) : cell.kind() == DiagramCell.CellKind.OTHER) {
        return false;
      }
    }
    return true;
  }

  private static List<TextLine> pieces(TextLine line, List<DiagramCell> cells, int first) {
    List<TextLine> pieces = new ArrayList<>();
    int end = first + SIDE * WIDTH;
    int header = first >= SIDE && isHeader(line, cells, first) ? first - SIDE : first;
    int from = 0;
    if (header > 0) {
      from = cells.get(header).from();
      pieces.add(line.piece(0, from));
    }
    for (int cell = header < first ? first : first + WIDTH; cell < end; cell += WIDTH) {
      int to = cells.get(cell).from();
      pieces.add(line.piece(from, to));
      from = to;
    }
    int length = line.text().length();
    int to = end < cells.size() ? cells.get(end).from() : length;
    pieces.add(line.piece(from, to));
    if (to < length) {
      pieces.add(line.piece(to, length));
    }
    return pieces;
  }

  private static boolean isHeader(TextLine line, List<DiagramCell> cells, int first) {
    int from = cells.get(first - SIDE).from();
    return DiagramRow.of(line.piece(from, cells.get(first).from())).isHeader();
  }
}
