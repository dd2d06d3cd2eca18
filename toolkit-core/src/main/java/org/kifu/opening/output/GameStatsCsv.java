package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.GameStats.Branching;
import org.kifu.game.GameRecord;
import org.kifu.json.Tool;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/** Statistics of whole games as CSV. */
final class GameStatsCsv {
  private static final int DECIMALS = 4;

  private static final List<Column<Row>> COLUMNS =
      List.of(
          Column.text("measure", Row::measure),
          Column.text("key", Row::key),
          Column.text("value", Row::value));

  private final CsvRows<Row> rows;

  /** A number with the names of its measure and key. */
  private record Row(String measure, Object key, Object value) {}

  private GameStatsCsv(CsvRows<Row> rows) {
    this.rows = rows;
  }

  static void write(GameStats stats, GameFilter chosen, Writer out) throws IOException {
    GameStatsCsv csv = new GameStatsCsv(new CsvRows<>(COLUMNS, out));
    csv.row("setting", "tool", Tool.NAME + " " + Tool.version());
    csv.row("setting", "rules", GameRecord.OTHELLO);
    csv.row("setting", "chosen", chosen.toString());
    csv.writeGames(stats);
    csv.writeScore("all", stats.score());
    for (GameStats.Decade decade : stats.decades()) {
      csv.writeScore(decade.firstYear() + "s", decade.score());
    }
    csv.writeRest(stats);
  }

  private void row(String measure, Object key, Object value) throws IOException {
    rows.add(new Row(measure, key, value));
  }

  private void writeGames(GameStats stats) throws IOException {
    row("games", "all", stats.tally().games());
    row("games", "counted", stats.tally().counted());
    for (Map.Entry<Exclusion, Long> entry : stats.tally().excluded().entrySet()) {
      row("excluded", entry.getKey().label(), entry.getValue());
    }
  }

  private void writeScore(String key, OpeningStats score) throws IOException {
    for (Column<OpeningStats> column : ResultColumns.OUTCOMES) {
      Object value = column.of(score);
      if (value != null) {
        row(column.name(), key, value);
      }
    }
  }

  private void writeRest(GameStats stats) throws IOException {
    mean("standard_error_black_disc_diff", stats.discDiffError());
    row("wipe_outs", "black", stats.blackWipeOuts());
    row("wipe_outs", "white", stats.whiteWipeOuts());
    counts("black_disc_diff", stats.results().byDiscDiff());
    mean("mean_discs_placed", stats.meanDiscsPlaced());
    counts("discs_placed", stats.discsPlaced());
    mean("mean_passes", stats.meanPasses());
    counts("passes", stats.passes());
    row("passes_of", "black", stats.blackPasses());
    row("passes_of", "white", stats.whitePasses());
    mean("mean_legal_moves", stats.meanBranching());
    for (Branching each : stats.branching()) {
      row("positions", each.discs(), each.positions());
      row("legal_moves", each.discs(), each.moves());
      row("least_legal_moves", each.discs(), each.least());
      row("most_legal_moves", each.discs(), each.most());
    }
  }

  private void counts(String measure, Map<Integer, Long> counts) throws IOException {
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      row(measure, entry.getKey(), entry.getValue());
    }
  }

  private void mean(String measure, double value) throws IOException {
    if (!Double.isNaN(value)) {
      row(measure, "all", rounded(value));
    }
  }

  static BigDecimal rounded(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }
}
