package org.kifu.archive.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/**
 * A column of a table for programs, with its description. An empty text is the empty cell.
 *
 * @param about the meaning of the cells, with their unit
 * @param <R> the object of a row
 */
public record RowColumn<R>(Column<R> column, String about) {
  /** A column of texts; an empty text is no value. */
  static <R> RowColumn<R> text(String name, String about, Function<R, String> value) {
    return of(
        name,
        Unit.TEXT,
        about,
        row -> {
          String text = value.apply(row);
          return text.isEmpty() ? null : text;
        });
  }

  /** A column of any unit. */
  static <R> RowColumn<R> of(
      String name, Unit unit, String about, Function<R, ? extends @Nullable Object> value) {
    return new RowColumn<>(Column.of(name, unit, value), about);
  }

  /** The columns for a file, with the version of the columns in each row. */
  public static <R> List<Column<R>> versioned(List<RowColumn<R>> columns) {
    List<Column<R>> all = new ArrayList<>();
    columns.forEach(each -> all.add(each.column()));
    all.add(Column.of("schema_version", Unit.INTEGER, _ -> RecordColumns.VERSION));
    return all;
  }

  /** The same column with another name. */
  public RowColumn<R> named(String name) {
    return new RowColumn<>(column.named(name), about);
  }
}
