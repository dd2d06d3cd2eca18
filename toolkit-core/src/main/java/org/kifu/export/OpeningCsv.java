package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;

/**
 * Opening statistics as CSV, a row for each position and move, sorted by ply, line and move. Shares
 * and means have four decimals, a half rounded to the even digit. {@code reached} is the name of
 * the position that the move leads to; a cell is empty where there is nothing to tell.
 */
public final class OpeningCsv {
  private static final List<String> HEADER =
      OpeningColumn.ALL.stream().map(OpeningColumn::header).toList();

  private OpeningCsv() {}

  /** Writes all rows under a header; {@code out} stays open. */
  public static void write(OpeningTable table, Writer out) throws IOException {
    CsvRows csv = new CsvRows(out, HEADER);
    for (OpeningRow row : table.rows()) {
      csv.add(Arrays.asList(OpeningColumn.ALL.stream().map(column -> column.of(row)).toArray()));
    }
  }
}
