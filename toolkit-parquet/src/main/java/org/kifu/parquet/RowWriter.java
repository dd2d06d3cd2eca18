package org.kifu.parquet;

import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.jspecify.annotations.Nullable;
import org.kifu.table.Column;

/**
 * Passes rows to the library, cell by cell.
 *
 * @param <R> the object of a row
 */
final class RowWriter<R> extends WriteSupport<R> {
  private final List<Column<R>> columns;
  private final Map<String, String> about;
  private final List<CellWriter> cells;
  private @Nullable RecordConsumer consumer;

  RowWriter(List<Column<R>> columns, Map<String, String> about) {
    this.columns = columns;
    this.about = about;
    this.cells = columns.stream().map(column -> CellWriter.of(column.unit())).toList();
  }

  private WriteContext context() {
    return new WriteContext(CellWriter.schema(columns), about);
  }

  @Override
  @SuppressWarnings("deprecation") // the library demands it, and calls the other one
  public WriteContext init(Configuration none) {
    return context();
  }

  @Override
  public WriteContext init(ParquetConfiguration none) {
    return context();
  }

  @Override
  public void prepareForWrite(RecordConsumer taker) {
    consumer = taker;
  }

  @Override
  public void write(R row) {
    RecordConsumer out = consumer;
    if (out == null) {
      throw new IllegalStateException("a row before the table");
    }
    out.startMessage();
    for (int at = 0; at < cells.size(); at++) {
      Column<R> column = columns.get(at);
      Object value = column.of(row);
      if (value != null) {
        out.startField(column.name(), at);
        write(column, cells.get(at), value, out);
        out.endField(column.name(), at);
      }
    }
    out.endMessage();
  }

  private static void write(Column<?> column, CellWriter cell, Object value, RecordConsumer out) {
    try {
      cell.write(value, out);
    } catch (ArithmeticException | ClassCastException | NumberFormatException e) {
      throw new IllegalArgumentException(
          "column %s: %s is not a value of the unit %s"
              .formatted(column.name(), value, column.unit()),
          e);
    }
  }

  /** Makes the writer of a table with these rows. */
  static final class Builder<R> extends ParquetWriter.Builder<R, Builder<R>> {
    private final RowWriter<R> rows;

    Builder(OutputFile file, RowWriter<R> rows) {
      super(file);
      this.rows = rows;
    }

    @Override
    protected Builder<R> self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // the library demands it, and calls the other one
    protected WriteSupport<R> getWriteSupport(Configuration none) {
      return rows;
    }

    @Override
    protected WriteSupport<R> getWriteSupport(ParquetConfiguration none) {
      return rows;
    }
  }
}
