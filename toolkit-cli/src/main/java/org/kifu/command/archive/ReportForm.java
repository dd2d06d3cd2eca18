package org.kifu.command.archive;

import java.io.Writer;
import java.util.Locale;
import org.kifu.command.CsvOption;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option for the form of a report that is a list: text, JSON lines or a table. */
final class ReportForm {
  /** The forms. */
  enum Format {
    TEXT,
    JSONL,
    CSV;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private CsvOption csv = new CsvOption();

  Format format() {
    return format;
  }

  /** The writer of a table. */
  Writer table(Writer out) {
    return csv.table(out);
  }
}
