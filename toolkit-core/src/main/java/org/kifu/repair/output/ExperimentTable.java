package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kifu.repair.RepairExperiment.BandRow;
import org.kifu.repair.RepairExperiment.CaseRow;
import org.kifu.repair.RepairExperiment.ExperimentRow;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.MarkdownTable;

/** The result of an experiment as a table, with shares in percent of the records counted. */
public final class ExperimentTable {
  private static final List<Column<ExperimentRow>> COLUMNS =
      List.of(
          Column.text("damage", row -> row.damage().label()),
          Column.text("score", row -> row.score().label()),
          Column.number("counted", ExperimentRow::counted),
          Column.number("in the first rank", row -> percent(row.leading(), row.counted())),
          Column.number("first", row -> percent(row.first(), row.counted())),
          Column.number("first three", row -> percent(row.firstThree(), row.counted())),
          Column.number("alone in rank 1", row -> percent(row.unique(), row.counted())),
          Column.number("of these right", row -> percent(row.uniqueRight(), row.unique())),
          Column.number("written", row -> percent(row.written(), row.counted())),
          Column.number("of these wrong", ExperimentRow::writtenWrong),
          Column.number("most in rank 1", ExperimentRow::mostLeading),
          Column.number("ms", row -> String.format(Locale.ROOT, "%.1f", row.meanMillis())),
          Column.number("at most", row -> String.format(Locale.ROOT, "%.0f", row.mostMillis())));

  private ExperimentTable() {}

  private static final List<Column<BandRow>> BANDS =
      List.of(
          Column.number("chance at least", row -> share(row.from())),
          Column.number("proposals", BandRow::seen),
          Column.number("mean chance", row -> share(row.said())),
          Column.number("right", row -> share(row.right())));

  private static final List<Column<CaseRow>> CASES =
      List.of(
          Column.text("kind", CaseRow::kind),
          Column.text("evidence", row -> row.evidence().label()),
          Column.number("rivals", CaseRow::rivals),
          Column.text("place", CaseRow::place),
          Column.number("seen", CaseRow::seen),
          Column.number("right", CaseRow::right));

  /** The table of stated chances and shares of right proposals, as Markdown. */
  public static String bands(List<BandRow> rows) {
    return MarkdownTable.of(BANDS, rows);
  }

  /** The table from which chances are computed, as CSV. */
  public static void cases(List<CaseRow> rows, Writer out) throws IOException {
    CsvRows.write(CASES, rows, out);
  }

  private static String share(double part) {
    return String.format(Locale.ROOT, "%.2f", 100 * part);
  }

  /** A table of lists in several layouts, as Markdown. */
  public static String layouts(List<ExperimentRow> rows) {
    List<Column<ExperimentRow>> columns = new ArrayList<>(COLUMNS);
    columns.add(2, Column.text("layout", row -> row.layout().label()));
    return MarkdownTable.of(columns, rows);
  }

  /** The table as Markdown. */
  public static String markdown(List<ExperimentRow> rows) {
    return MarkdownTable.of(COLUMNS, rows);
  }

  private static String percent(int part, int whole) {
    return whole == 0 ? "" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
  }
}
