package org.kifu.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Cells below each other for a terminal; a column is as wide as the widest of its cells. */
public final class TextTable {
  private static final String GAP = "  ";

  private final List<Column> columns;
  private final List<List<String>> rows = new ArrayList<>();
  private final int[] widths;

  /**
   * A column.
   *
   * @param head what stands above it
   * @param isNumber whether its cells stand at the right edge
   * @param least the least width, in cells of a terminal
   */
  public record Column(String head, boolean isNumber, int least) {
    public static Column number(String head, int least) {
      return new Column(head, true, least);
    }

    public static Column text(String head, int least) {
      return new Column(head, false, least);
    }
  }

  public TextTable(List<Column> columns) {
    this.columns = List.copyOf(columns);
    this.widths =
        columns.stream().mapToInt(each -> Math.max(each.least, Cells.width(each.head))).toArray();
  }

  /** Adds a row with a cell for each column. */
  public void add(List<String> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(cells.size() + " cells, not " + columns.size());
    }
    for (int at = 0; at < widths.length; at++) {
      widths[at] = Math.max(widths[at], Cells.width(cells.get(at)));
    }
    rows.add(List.copyOf(cells));
  }

  /** Writes the heads and the rows; {@code out} stays open. */
  public void write(Appendable out) throws IOException {
    out.append(line(columns.stream().map(Column::head).toList()));
    writeRows(out);
  }

  /** Writes the rows alone. */
  public void writeRows(Appendable out) throws IOException {
    for (List<String> row : rows) {
      out.append(line(row));
    }
  }

  private String line(List<String> row) {
    List<String> cells = new ArrayList<>();
    for (int at = 0; at < row.size(); at++) {
      String cell = row.get(at);
      int width = widths[at];
      cells.add(columns.get(at).isNumber() ? Cells.right(cell, width) : Cells.left(cell, width));
    }
    return String.join(GAP, cells).stripTrailing() + "\n";
  }
}
