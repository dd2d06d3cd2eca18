package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.DiffSink;

/** Writes differences in one form. The stream below is flushed at the end and stays open. */
public interface DiffWriter extends DiffSink {
  /** Writes the sums, and ends the output. */
  void finish(DiffCounts counts) throws IOException;

  /** Text for people, a difference a line. */
  static DiffWriter text(Writer out) {
    return new DiffText(out);
  }

  /** An object a difference, one a line; the last line is the summary. */
  static DiffWriter jsonLines(Writer out) throws IOException {
    return new DiffJson(out);
  }

  /** A row for each field that differs, or for each game that does as a whole. */
  static DiffWriter csv(Writer out) throws IOException {
    return new DiffCsv(out);
  }
}
