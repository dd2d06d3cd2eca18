package org.kifu.command;

import java.util.Locale;
import picocli.CommandLine.Option;

/** The option for a form that is text or JSON lines. */
public final class LinesForm {
  private enum Format {
    TEXT,
    JSONL;

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

  public boolean isText() {
    return format == Format.TEXT;
  }
}
