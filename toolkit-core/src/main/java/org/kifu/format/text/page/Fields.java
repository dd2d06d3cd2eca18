package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/** The fields of a row of a table, as cells without marks and without blanks around them. */
final class Fields {
  private static final String END_OF_LATEX = "\\\\";

  private Fields() {}

  /** The fields of a line, some of which may be in double quotes. */
  static List<Cell> of(PlacedText line, char sign, boolean isLatex) {
    boolean isBar = Delimiters.BARS.indexOf(sign) >= 0;
    PlacedText row = isBar ? withoutFrame(line, sign) : isLatex ? withoutEnd(line) : line;
    List<Cell> cells = new ArrayList<>();
    int from = 0;
    do {
      int to = endOfField(row, from, sign);
      cells.add(cell(row.piece(from, to), isLatex));
      from = to + 1;
    } while (from <= row.length());
    return cells;
  }

  /** The arguments of commands of LaTeX that have several: {@code \row{f5}{d6}{c3}}. */
  static List<Cell> inBraces(PlacedText line) {
    List<Cell> cells = new ArrayList<>();
    int open = -1;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '{') {
        open = i;
      } else if (c == '}' && open >= 0) {
        cells.add(Cell.of(line.piece(open + 1, i).strip()));
        open = -1;
      }
    }
    return cells;
  }

  private static Cell cell(PlacedText field, boolean isLatex) {
    return Cell.of(TextMarks.off(unquoted(field.strip()), isLatex).strip());
  }

  /** The line without the bars before its first and behind its last field. */
  private static PlacedText withoutFrame(PlacedText line, char bar) {
    PlacedText row = line.strip();
    int from = row.length() > 0 && row.charAt(0) == bar ? 1 : 0;
    int to = row.length() > from && row.charAt(row.length() - 1) == bar ? 1 : 0;
    return row.piece(from, row.length() - to);
  }

  private static PlacedText withoutEnd(PlacedText line) {
    int end = line.toString().indexOf(END_OF_LATEX);
    return end < 0 ? line : line.piece(0, end);
  }

  private static int endOfField(PlacedText row, int from, char sign) {
    int at = from;
    while (at < row.length() && row.charAt(at) == ' ') {
      at++;
    }
    if (at < row.length() && row.charAt(at) == '"') {
      int close = closingQuote(row, at + 1);
      at = close < 0 ? from : close + 1;
    } else {
      at = from;
    }
    while (at < row.length() && row.charAt(at) != sign) {
      at++;
    }
    return at;
  }

  /** The index of the next double quote that is not doubled; -1 if there is none. */
  private static int closingQuote(PlacedText row, int from) {
    for (int i = from; i < row.length(); i++) {
      if (row.charAt(i) == '"') {
        if (i + 1 == row.length() || row.charAt(i + 1) != '"') {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  private static PlacedText unquoted(PlacedText field) {
    int last = field.length() - 1;
    if (last < 1 || field.charAt(0) != '"' || field.charAt(last) != '"') {
      return field;
    }
    PlacedText inner = field.piece(1, last);
    int doubled = inner.toString().indexOf("\"\"");
    return doubled < 0 ? inner : undoubled(inner, doubled);
  }

  private static PlacedText undoubled(PlacedText field, int first) {
    PlacedText.Rewriter single = field.rewriter();
    int from = 0;
    for (int at = first; at >= 0; at = field.toString().indexOf("\"\"", from)) {
      single.keep(from, at).write("\"", at, at + 2);
      from = at + 2;
    }
    return single.keep(from, field.length()).text();
  }
}
