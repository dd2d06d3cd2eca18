package org.kifu.command.making;

import java.util.List;
import java.util.Locale;
import org.kifu.evaluation.Weights;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.train.DeviationTable.Deviation;
import org.kifu.train.ErrorTable.ErrorRow;

/** What was measured of weights, as text. */
final class TrainingTables {
  private TrainingTables() {}

  private static final List<Column<ErrorRow>> ERRORS =
      List.of(
          Column.number("empties", ErrorRow::empties),
          Column.number("depth", ErrorRow::depth),
          Column.number("positions", ErrorRow::positions),
          Column.number("mean error", row -> decimal("%+.2f", row.meanError())),
          Column.number("mean absolute error", row -> decimal("%.2f", row.meanAbsoluteError())),
          Column.text("kind", ErrorRow::kind));

  private static final List<Column<Deviation>> DEVIATIONS =
      List.of(
          Column.number("empties", Deviation::empties),
          Column.number("depth", Deviation::depth),
          Column.number("probe", Deviation::probe),
          Column.number("positions", Deviation::positions),
          Column.number("mean", 5, row -> decimal("%+.2f", row.mean())),
          Column.number("standard deviation", row -> decimal("%.2f", row.standardDeviation())));

  static String errors(Weights weights, List<ErrorRow> rows) {
    return "weights %s, errors in discs\n".formatted(weights.checksum())
        + TextTable.of(ERRORS, rows);
  }

  static String deviations(Weights weights, List<Deviation> rows) {
    return "weights %s, differences in discs\n".formatted(weights.checksum())
        + TextTable.of(DEVIATIONS, rows);
  }

  private static String decimal(String form, double value) {
    return String.format(Locale.ROOT, form, value);
  }
}
