package org.kifu.command.archive;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.kifu.command.output.Form;
import org.kifu.command.output.TableFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.table.Column;
import org.kifu.table.TableForm;
import org.kifu.table.Unit;

/**
 * An answer as a file of a table, whose columns have units. SQLite has a type in each cell: the
 * first rows show the unit of a column, and a later cell that does not fit is refused.
 */
final class TableAnswer extends AnswerRows {
  /** The rows that show the units. */
  private static final int FIRST = 10_000;

  /** The largest whole number up to which real numbers have all of them. */
  private static final long MOST_OF_REAL = 1L << 53;

  private final List<String> names;
  private final List<Unit> units = new ArrayList<>();
  private final OutputStream out;
  private final List<List<@Nullable Object>> first = new ArrayList<>();
  private TableForm.@Nullable Rows<List<@Nullable Object>> table;

  TableAnswer(List<String> names, OutputStream out) {
    this.names = names;
    this.out = out;
  }

  @Override
  void add(List<@Nullable Object> row) throws IOException {
    if (table != null) {
      write(table, row);
      return;
    }
    first.add(row);
    if (first.size() == FIRST) {
      open();
    }
  }

  private TableForm.Rows<List<@Nullable Object>> open() throws IOException {
    List<Column<List<@Nullable Object>>> columns = new ArrayList<>();
    for (int at = 0; at < names.size(); at++) {
      int index = at;
      units.add(unit(at));
      columns.add(Column.of(names.get(at), units.get(at), row -> row.get(index)));
    }
    TableForm.Rows<List<@Nullable Object>> opened = TableFiles.open(Form.PARQUET, columns, out);
    table = opened;
    for (List<@Nullable Object> row : first) {
      write(opened, row);
    }
    first.clear();
    return opened;
  }

  private void write(TableForm.Rows<List<@Nullable Object>> opened, List<@Nullable Object> row)
      throws IOException {
    for (int at = 0; at < units.size(); at++) {
      Object cell = row.get(at);
      if (cell != null && !fits(cell, units.get(at))) {
        throw severalTypes(at);
      }
    }
    opened.add(row);
  }

  private Refusal severalTypes(int at) {
    return Refusal.usage(
        "column %s has cells of several types; CAST it in the question to one"
            .formatted(names.get(at)));
  }

  /** Whether a cell is written in a unit without a change. */
  private static boolean fits(Object cell, Unit unit) {
    return switch (unit) {
      case TEXT -> cell instanceof String;
      case LONG -> isWhole(cell);
      case REAL ->
          cell instanceof Double
              || isWhole(cell) && Math.abs(((Number) cell).longValue()) <= MOST_OF_REAL;
      default -> cell instanceof byte[];
    };
  }

  private static boolean isWhole(Object cell) {
    return cell instanceof Long || cell instanceof Integer;
  }

  /** The unit that all cells of the first rows have; whole numbers are also real ones. */
  private Unit unit(int at) {
    List<Object> cells =
        first.stream()
            .map(row -> row.get(at))
            .filter(Objects::nonNull)
            .<Object>map(c -> c)
            .toList();
    if (!cells.isEmpty() && cells.stream().allMatch(Number.class::isInstance)) {
      boolean isWhole = cells.stream().noneMatch(Double.class::isInstance);
      return isWhole ? Unit.LONG : Unit.REAL;
    }
    boolean isOfBytes = !cells.isEmpty() && cells.stream().allMatch(byte[].class::isInstance);
    if (!isOfBytes && cells.stream().anyMatch(cell -> !(cell instanceof String))) {
      throw severalTypes(at);
    }
    return isOfBytes ? Unit.BYTES : Unit.TEXT;
  }

  @Override
  void end() throws IOException {
    (table == null ? open() : table).close();
  }
}
