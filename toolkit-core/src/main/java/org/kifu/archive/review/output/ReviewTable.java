package org.kifu.archive.review.output;

import java.util.List;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;

/**
 * A table of a review for people.
 *
 * @param <R> what a row tells of
 * @param title what it shows
 * @param columns the first of them says what a row is about
 * @param note what is to be said of it; may be empty
 */
record ReviewTable<R>(String title, List<Column<R>> columns, List<R> rows, String note) {
  ReviewTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** The head and the rows for a terminal. */
  String text() {
    TextTable<R> text = new TextTable<>("  ", columns);
    rows.forEach(text::add);
    return text.toString();
  }

  String markdown() {
    return MarkdownTable.of(columns, rows);
  }
}
