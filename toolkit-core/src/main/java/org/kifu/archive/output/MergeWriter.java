package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.edition.MergeSink;
import org.kifu.archive.edition.MergeSummary;

/** Writes what a merger did in one form. The stream below is flushed at the end and stays open. */
public interface MergeWriter extends MergeSink {
  /** Writes the sums, and ends the output. */
  void finish(MergeSummary summary) throws IOException;

  /** Text for people. */
  static MergeWriter text(Writer out) {
    return new MergeText(out);
  }

  /** An object a game that has the moves of another, one a line; the last line is the summary. */
  static MergeWriter jsonLines(Writer out) throws IOException {
    return new MergeJson(out);
  }

  /** A row for each game that has the moves of another. */
  static MergeWriter csv(Writer out) throws IOException {
    return new MergeCsv(out);
  }
}
