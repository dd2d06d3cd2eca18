package org.kifu.opening.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.GameStats.Branching;
import org.kifu.json.Tool;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TableForm;
import org.kifu.table.Unit;

/** Statistics of whole games as a table of numbers, each with its measure and its key. */
public final class GameStatsRows {
  private static final int DECIMALS = 4;

  private static final String CHOSEN = "chosen";

  private static final List<Column<Row>> COLUMNS =
      List.of(
          Column.text("measure", Row::measure),
          Column.text("key", Row::key),
          Column.of("value", Unit.REAL, Row::value));

  private final RowTaker rows;

  /** A number with the names of its measure and key. */
  private record Row(String measure, Object key, Object value) {}

  @FunctionalInterface
  private interface RowTaker {
    void add(Row row) throws IOException;
  }

  private GameStatsRows(RowTaker rows) {
    this.rows = rows;
  }

  static void writeCsv(GameStats stats, GameFilter chosen, Writer out) throws IOException {
    CsvRows<Row> csv = new CsvRows<>(COLUMNS, out);
    GameStatsRows table = new GameStatsRows(csv::add);
    table.row("setting", "tool", Tool.NAME + " " + Tool.version());
    table.row("setting", "rules", stats.rules().name());
    table.row("setting", CHOSEN, chosen.toString());
    table.write(stats);
  }

  /**
   * Writes the table in another form; the choice of games is among the facts about it.
   *
   * @param about other facts about the table, by name
   * @param out gets the file; it stays open
   */
  public static void write(
      GameStats stats,
      GameFilter chosen,
      TableForm form,
      Map<String, String> about,
      OutputStream out)
      throws IOException {
    Map<String, String> facts = new TreeMap<>(about);
    facts.put("kifu." + CHOSEN, chosen.toString());
    try (TableForm.Rows<Row> file = form.open(COLUMNS, facts, out)) {
      new GameStatsRows(file::add).write(stats);
    }
  }

  private void write(GameStats stats) throws IOException {
    writeGames(stats);
    if (stats.isForOnePlayer()) {
      counts("tiles", stats.results().byDiscDiff());
      writeLengths(stats);
      return;
    }
    writeScore("all", stats.score());
    for (GameStats.Decade decade : stats.decades()) {
      writeScore(decade.firstYear() + "s", decade.score());
    }
    writeRest(stats);
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
    writeChoices(stats);
  }

  private void writeLengths(GameStats stats) throws IOException {
    mean("mean_discs_placed", stats.meanDiscsPlaced());
    counts("discs_placed", stats.discsPlaced());
    writeChoices(stats);
  }

  private void writeChoices(GameStats stats) throws IOException {
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
