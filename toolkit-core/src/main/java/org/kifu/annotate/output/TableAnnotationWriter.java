package org.kifu.annotate.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.kifu.annotate.AnnotationResult;
import org.kifu.table.TableForm;

/** A writer of annotated games as a file of a table; see {@link AnnotationTable}. */
final class TableAnnotationWriter implements AnnotationWriter {
  private final TableForm.Rows<AnnotationTable.Row> rows;

  TableAnnotationWriter(TableForm form, Map<String, String> about, OutputStream out)
      throws IOException {
    rows = form.open(AnnotationTable.COLUMNS, about, out);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    for (AnnotationTable.Row row : AnnotationTable.rows(result)) {
      rows.add(row);
    }
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
