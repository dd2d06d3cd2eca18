package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;

/** The forms of a search for duplicates. */
public final class DedupExport {
  private DedupExport() {}

  /** Text for people: of a large group the first games. */
  public static DedupWriter text(Writer out) {
    return new DedupText(out);
  }

  /** An object a group, one a line; the last line is the summary. */
  public static DedupWriter jsonLines(Writer out, DedupSettings settings) throws IOException {
    return new DedupJson(out, settings);
  }

  /** A row for each game of each group. */
  public static DedupWriter csv(Writer out) throws IOException {
    return new DedupCsv(out);
  }
}
