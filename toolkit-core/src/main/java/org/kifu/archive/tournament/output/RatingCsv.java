package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.rating.RatingTable;
import org.kifu.table.CsvRows;

/** Ratings as a table. The ratings over time are not in it. */
public final class RatingCsv {
  private RatingCsv() {}

  /** Writes a row for each player; {@code out} is flushed and stays open. */
  public static void write(RatingTable table, Writer out) throws IOException {
    CsvRows.write(RatingColumns.ALL, table.ratings(), out);
  }
}
