package org.kifu.export;

import java.io.IOException;
import org.apache.commons.csv.CSVFormat;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
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
    FORMAT.printRecord(
        out,
        "ply",
        "line",
        "name",
        "move",
        "games",
        "black_wins",
        "draws",
        "white_wins",
        "black_score",
        "black_score_low",
        "black_score_high",
        "mean_black_disc_diff",
        "reached");
    for (OpeningRow row : table.rows()) {
      write(row, out);
    }
  }

  private static void write(OpeningRow row, Appendable out) throws IOException {
    OpeningStats stats = row.stats();
    FORMAT.printRecord(
        out,
        row.ply(),
        row.line(),
        row.name(),
        row.move(),
        stats.games(),
        stats.blackWins(),
        stats.draws(),
        stats.whiteWins(),
        stats.blackScore(),
        stats.blackScoreLow(),
        stats.blackScoreHigh(),
        stats.meanBlackDiscDiff(),
        row.reached());
  }
}
