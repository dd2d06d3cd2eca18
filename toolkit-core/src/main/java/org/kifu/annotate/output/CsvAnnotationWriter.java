package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotationResult;
import org.kifu.table.CsvRows;

/** A writer of annotated games as CSV; see {@link AnnotationTable}. */
final class CsvAnnotationWriter implements AnnotationWriter {
  private final CsvRows<AnnotationTable.Row> rows;

  CsvAnnotationWriter(Writer out) throws IOException {
    rows = new CsvRows<>(AnnotationTable.COLUMNS, out);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    for (AnnotationTable.Row row : AnnotationTable.rows(result)) {
      rows.add(row);
    }
  }

  @Override
  public void close() throws IOException {
    rows.flush();
  }
}
