package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.repair.ExperimentRow;

/** The forms of a repair. */
public final class RepairExport {
  private static final String HEADING =
      """
      | damage | counted | in the first rank | first | first three | alone in rank 1 | of these right | most in rank 1 | ms | at most |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      """;

  private RepairExport() {}

  /** Text for people. */
  public static RepairWriter text(Writer out) {
    return new RepairText(out);
  }

  /** An object a record that is not sound, one a line; the last line is the summary. */
  public static RepairWriter jsonLines(Writer out, RepairSettings settings) throws IOException {
    return new RepairJson(out, settings);
  }

  /** The result of an experiment as a Markdown table, shares in percent of the records counted. */
  public static void table(List<ExperimentRow> rows, Writer out) throws IOException {
    out.write(HEADING);
    for (ExperimentRow row : rows) {
      out.write(
          String.format(
              Locale.ROOT,
              "| %s | %d | %s | %s | %s | %s | %s | %d | %.1f | %.0f |\n",
              row.damage().label(),
              row.counted(),
              percent(row.leading(), row.counted()),
              percent(row.first(), row.counted()),
              percent(row.firstThree(), row.counted()),
              percent(row.unique(), row.counted()),
              percent(row.uniqueRight(), row.unique()),
              row.mostLeading(),
              row.meanMillis(),
              row.mostMillis()));
    }
  }

  private static String percent(int part, int whole) {
    return whole == 0 ? "" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
  }
}
