package org.kifu.command;

import java.io.Writer;
import java.util.Locale;
import org.kifu.table.DataCsv;
import picocli.CommandLine.Option;

/** The option for who reads a table. */
public final class CsvOption {
  private enum ReadBy {
    SPREADSHEETS,
    DATA;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--csv-for",
      paramLabel = "READER",
      defaultValue = "spreadsheets",
      description =
          "spreadsheets or data: whether in CSV a text that a spreadsheet would work out as a"
              + " formula has an apostrophe before it, or stands as it is; spreadsheets by"
              + " default.")
  private ReadBy reader = ReadBy.SPREADSHEETS;

  /** The writer of a table for this reader. */
  public Writer table(Writer out) {
    return reader == ReadBy.DATA ? new DataCsv(out) : out;
  }
}
