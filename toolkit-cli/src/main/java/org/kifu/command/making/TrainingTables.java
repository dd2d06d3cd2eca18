package org.kifu.command.making;

import java.util.List;
import java.util.Locale;
import org.kifu.evaluation.Weights;
import org.kifu.train.Deviation;
import org.kifu.train.ErrorRow;

/** What was measured of weights, as text. */
final class TrainingTables {
  private TrainingTables() {}

  static String errors(Weights weights, List<ErrorRow> rows) {
    StringBuilder text = new StringBuilder();
    text.append("weights %s, errors in discs%n".formatted(weights.checksum()));
    text.append("empties  depth  positions  mean error  mean absolute error  kind%n".formatted());
    for (ErrorRow row : rows) {
      text.append(line(row));
    }
    return text.toString();
  }

  private static String line(ErrorRow row) {
    return String.format(
        Locale.ROOT,
        "%7d  %5d  %9d  %+10.2f  %19.2f  %s%n",
        row.empties(),
        row.depth(),
        row.positions(),
        row.meanError(),
        row.meanAbsoluteError(),
        row.kind());
  }

  static String deviations(Weights weights, List<Deviation> rows) {
    StringBuilder text = new StringBuilder();
    text.append("weights %s, differences in discs%n".formatted(weights.checksum()));
    text.append("empties  depth  probe  positions   mean  standard deviation%n".formatted());
    for (Deviation row : rows) {
      text.append(line(row));
    }
    return text.toString();
  }

  private static String line(Deviation row) {
    return String.format(
        Locale.ROOT,
        "%7d  %5d  %5d  %9d  %+5.2f  %18.2f%n",
        row.empties(),
        row.depth(),
        row.probe(),
        row.positions(),
        row.mean(),
        row.standardDeviation());
  }
}
