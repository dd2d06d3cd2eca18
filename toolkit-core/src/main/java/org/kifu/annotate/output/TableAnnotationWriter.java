package org.kifu.annotate.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Map;
import org.kifu.annotate.AnnotationResult;
import org.kifu.table.CsvRows;
import org.kifu.table.TableForm;

/**
 * A writer of annotated games as a table, in any form that takes rows; see {@link AnnotationTable}.
 *
 * @param rows takes each row
 * @param end completes the table
 */
record TableAnnotationWriter(RowTaker rows, Closeable end) implements AnnotationWriter {
  /** The table in one of its forms. */
  @FunctionalInterface
  interface RowTaker {
    void add(AnnotationTable.Row row) throws IOException;
  }

  static TableAnnotationWriter csv(Writer out) throws IOException {
    CsvRows<AnnotationTable.Row> rows = new CsvRows<>(AnnotationTable.COLUMNS, out);
    return new TableAnnotationWriter(rows::add, rows::flush);
  }

  static TableAnnotationWriter of(TableForm form, Map<String, String> about, OutputStream out)
      throws IOException {
    TableForm.Rows<AnnotationTable.Row> rows = form.open(AnnotationTable.COLUMNS, about, out);
    return new TableAnnotationWriter(rows::add, rows);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    for (AnnotationTable.Row row : AnnotationTable.rows(result)) {
      rows.add(row);
    }
  }

  @Override
  public void close() throws IOException {
    end.close();
  }
}
