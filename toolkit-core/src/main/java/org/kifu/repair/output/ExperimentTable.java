package org.kifu.repair.output;

import java.util.List;
import java.util.Locale;
import org.kifu.repair.RepairExperiment.ExperimentRow;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;

/** The result of an experiment as a table, shares in percent of the records counted. */
public final class ExperimentTable {
  private static final List<Column<ExperimentRow>> COLUMNS =
      List.of(
          Column.text("damage", row -> row.damage().label()),
          Column.number("counted", ExperimentRow::counted),
          Column.number("in the first rank", row -> percent(row.leading(), row.counted())),
          Column.number("first", row -> percent(row.first(), row.counted())),
          Column.number("first three", row -> percent(row.firstThree(), row.counted())),
          Column.number("alone in rank 1", row -> percent(row.unique(), row.counted())),
          Column.number("of these right", row -> percent(row.uniqueRight(), row.unique())),
          Column.number("most in rank 1", ExperimentRow::mostLeading),
          Column.number("ms", row -> String.format(Locale.ROOT, "%.1f", row.meanMillis())),
          Column.number("at most", row -> String.format(Locale.ROOT, "%.0f", row.mostMillis())));

  private ExperimentTable() {}

  /** The table as Markdown. */
  public static String markdown(List<ExperimentRow> rows) {
    return MarkdownTable.of(COLUMNS, rows);
  }

  private static String percent(int part, int whole) {
    return whole == 0 ? "" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
  }
}
