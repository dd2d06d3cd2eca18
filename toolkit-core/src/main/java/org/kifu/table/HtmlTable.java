package org.kifu.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A table as HTML, with each row on a line of the source. A heading or a cell that is {@link Html}
 * is written as it is; any other object as its text.
 *
 * @param <R> the object of a row
 */
public final class HtmlTable<R> {
  private final String kind;
  private final String caption;
  private final Function<R, String[]> attributes;
  private final List<HtmlColumn<R>> columns = new ArrayList<>();

  /**
   * A column, the classes of its heading and of its cells, and whether the cells are headings of
   * their rows.
   */
  private record HtmlColumn<R>(
      Object heading, String headClass, Column<R> cells, String cellClass, boolean headsRows) {}

  /**
   * A table without columns.
   *
   * @param kind the class of the table
   * @param caption the caption; empty for none
   * @param attributes the names and values of the attributes of a row, in turn
   */
  public HtmlTable(String kind, String caption, Function<R, String[]> attributes) {
    this.kind = kind;
    this.caption = caption;
    this.attributes = attributes;
  }

  /** Adds a column with a class for its cells; an empty name for no class. */
  public HtmlTable<R> add(Column<R> column, String cellClass) {
    columns.add(new HtmlColumn<>(column.name(), "", column, cellClass, false));
    return this;
  }

  /** Adds a column with a class for its heading and its cells. */
  public HtmlTable<R> add(
      String name, String columnClass, Function<R, ? extends @Nullable Object> cell) {
    Column<R> column = Column.text(name, cell);
    columns.add(new HtmlColumn<>(name, columnClass, column, columnClass, false));
    return this;
  }

  /** Adds a column whose heading is more than text. */
  public HtmlTable<R> add(Html heading, Function<R, ? extends @Nullable Object> cell) {
    columns.add(new HtmlColumn<>(heading, "", Column.text("", cell), "", false));
    return this;
  }

  /** Adds a column of the headings of the rows, which itself has no heading. */
  public HtmlTable<R> addHeads(Function<R, ? extends @Nullable Object> head) {
    columns.add(new HtmlColumn<>("", "", Column.text("", head), "", true));
    return this;
  }

  /** Writes the table of some rows. */
  public void write(Iterable<R> rows, Html html) {
    html.open("table", "class", kind);
    if (caption.isEmpty()) {
      html.newLine();
    } else {
      html.element("caption", caption);
    }
    html.open("thead").open("tr");
    columns.forEach(column -> head(column, html));
    html.close().closeLine().open("tbody").newLine();
    for (R row : rows) {
      html.open("tr", attributes.apply(row));
      columns.forEach(column -> cell(column, row, html));
      html.closeLine();
    }
    html.close().close();
  }

  private void head(HtmlColumn<R> column, Html html) {
    boolean isNamed = !column.heading().equals("");
    html.open(isNamed ? "th" : "td", "scope", isNamed ? "col" : "", "class", column.headClass());
    html.add(column.heading()).close();
  }

  private void cell(HtmlColumn<R> column, R row, Html html) {
    Object cell = column.cells().of(row);
    html.open(
        column.headsRows() ? "th" : "td",
        "scope",
        column.headsRows() ? "row" : "",
        "class",
        column.cellClass());
    html.add(cell == null ? "" : cell).close();
  }
}
