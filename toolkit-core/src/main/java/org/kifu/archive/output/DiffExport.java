package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;

/** The forms of a comparison of two archives. */
public final class DiffExport {
  private DiffExport() {}

  /** Text for people, a difference a line. */
  public static DiffWriter text(Writer out) {
    return new DiffText(out);
  }

  /** An object a difference, one a line; the last line is the summary. */
  public static DiffWriter jsonLines(Writer out) throws IOException {
    return new DiffJson(out);
  }

  /** A row for each field that differs, or for each game that does as a whole. */
  public static DiffWriter csv(Writer out) throws IOException {
    return new DiffCsv(out);
  }
}
