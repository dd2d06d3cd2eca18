package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.table.CsvRows;

/**
 * Opening statistics as CSV, with one row for each position and move, sorted by ply, line and move.
 * Shares and means have four decimals, with a half rounded to the even digit. {@code reached} is
 * the name of the position that the move leads to; cells without a value are empty.
 */
public final class OpeningCsv {
  /** The approximate length of a row. */
  private static final int ROW_CHARS = 250;

  private OpeningCsv() {}

  /**
   * Writes all rows under a header; {@code out} stays open.
   *
   * @param jobs the number of working threads, at least 1; it affects only the time
   */
  public static void write(OpeningTable table, Writer out, int jobs) throws IOException {
    CsvRows.writeHead(OpeningColumns.ALL, out);
    OpeningRows.write(table.rows(), ROW_CHARS, jobs, OpeningCsv::writeSome, out::write);
  }

  private static void writeSome(List<OpeningRow> rows, Writer out) throws IOException {
    for (OpeningRow row : rows) {
      CsvRows.writeRow(OpeningColumns.ALL, row, out);
    }
  }
}
