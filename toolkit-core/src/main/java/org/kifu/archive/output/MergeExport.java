package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;

/** The forms of what a merger did. */
public final class MergeExport {
  private MergeExport() {}

  /** Text for people. */
  public static MergeWriter text(Writer out) {
    return new MergeText(out);
  }

  /** An object a game that has the moves of another, one a line; the last line is the summary. */
  public static MergeWriter jsonLines(Writer out) throws IOException {
    return new MergeJson(out);
  }

  /** A row for each game that has the moves of another. */
  public static MergeWriter csv(Writer out) throws IOException {
    return new MergeCsv(out);
  }
}
