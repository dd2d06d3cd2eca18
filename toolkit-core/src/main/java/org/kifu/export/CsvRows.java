package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apache.commons.csv.CSVFormat;

/** A table as all CSV output is written: RFC 4180, but for lines that end as everywhere here. */
final class CsvRows {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private final Writer out;

  CsvRows(Writer out, List<String> header) throws IOException {
    this.out = out;
    add(header);
  }

  /** Writes a row. */
  void add(List<?> values) throws IOException {
    FORMAT.printRecord(out, values.toArray());
  }

  void flush() throws IOException {
    out.flush();
  }
}
