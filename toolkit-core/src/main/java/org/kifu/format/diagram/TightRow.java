package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.TextLine;

/** Rows whose cells stand without anything between them: one character each, or two. */
final class TightRow {
  private static final Pattern SINGLES =
      Pattern.compile(
          "\\s*(?:([1-8])[\\s|:.]*)?([XxOoBbWw*#\u25CF\u26AB\u25CB\u25EF\u26AA._+-]{8})(?:[\\s|:.]*([1-8]))?\\s*");

  /** A number right-aligned in two columns, a disc or an empty cell. */
  private static final Pattern PAIR =
      Pattern.compile("[1-6]\\d| \\d| [-.XxOo*#\u25CF\u25CB]|\\(\\)|##|--|\\.\\.| {2}");

  private static final Pattern LABEL = Pattern.compile("\\s*[1-8][\\s|:]?(?=[ 0-9(#.-])");
  private static final Pattern DIGITS = Pattern.compile("\\d{3}");
  private static final int SIDE = 8;

  private TightRow() {}

  /** Returns the cells of such a row, its labels among them. */
  static Optional<List<Cell>> cells(TextLine line) {
    Matcher singles = SINGLES.matcher(line.text());
    return singles.matches() ? Optional.of(singles(line, singles)) : pairs(line);
  }

  private static List<Cell> singles(TextLine line, Matcher row) {
    List<Cell> cells = new ArrayList<>(SIDE + 2);
    if (row.group(1) != null) {
      cells.addAll(CellText.cells(line, row.start(1), row.end(1)));
    }
    for (int at = row.start(2); at < row.end(2); at++) {
      cells.addAll(CellText.cells(line, at, at + 1));
    }
    if (row.group(3) != null) {
      cells.addAll(CellText.cells(line, row.start(3), row.end(3)));
    }
    return List.copyOf(cells);
  }

  /** Whether it is a row of single characters. */
  static boolean isTight(Row row) {
    return SINGLES.matcher(row.line().text()).matches();
  }

  /** Whether a row may as well be a line that separates. */
  static boolean mayBeRule(TextLine line) {
    String text = line.text().strip();
    return text.length() == SIDE && text.chars().allMatch(c -> "-_+.".indexOf(c) >= 0);
  }

  /** Only a run of three digits says that numbers stand side by side. */
  private static Optional<List<Cell>> pairs(TextLine line) {
    if (!DIGITS.matcher(line.text()).find()) {
      return Optional.empty();
    }
    Matcher label = LABEL.matcher(line.text());
    return pairs(line, 0, List.of())
        .or(
            () ->
                label.lookingAt()
                    ? pairs(line, label.end(), CellText.cells(line, 0, label.end()))
                    : Optional.empty());
  }

  private static Optional<List<Cell>> pairs(TextLine line, int from, List<Cell> label) {
    int length = line.text().stripTrailing().length() - from;
    if (length < 1 || length > 2 * SIDE || length % 2 != 0) {
      return Optional.empty();
    }
    List<Cell> cells = new ArrayList<>(label);
    for (int at = from; at < from + 2 * SIDE; at += 2) {
      String pair = at < from + length ? line.text().substring(at, at + 2) : "  ";
      if (!PAIR.matcher(pair).matches()) {
        return Optional.empty();
      }
      cells.add(cell(line, at, pair));
    }
    return Optional.of(List.copyOf(cells));
  }

  private static Cell cell(TextLine line, int at, String pair) {
    int from = Math.min(at, line.text().length());
    return pair.isBlank()
        ? Cell.blank(line, from)
        : CellText.cells(line, from, from + 2).getFirst();
  }
}
