package org.kifu.export;

import java.io.IOException;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;

/**
 * Opening statistics as CSV, a row for each position and move, sorted by ply, line and move. Shares
 * and means have four decimals, a half rounded to the even digit. {@code reached} is the name of
 * the position that the move leads to, empty if it has none.
 */
public final class OpeningCsv {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private OpeningCsv() {}

  /** Writes all rows under a header; {@code out} stays open. */
  public static void write(OpeningTable table, Appendable out) throws IOException {
    FORMAT.printRecord(out, columns(OpeningColumn::header));
    for (OpeningRow row : table.rows()) {
      FORMAT.printRecord(out, columns(column -> column.of(row)));
    }
  }

  private static Object[] columns(Function<OpeningColumn, ?> cell) {
    return OpeningColumn.ALL.stream().map(cell).toArray();
  }
}
