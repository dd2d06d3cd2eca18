package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.GroupSink;

/** Writes groups in one form. The stream below is flushed at the end and stays open. */
public interface DedupWriter extends GroupSink {
  /** Writes the sums, and ends the output. */
  void finish(DedupSummary summary) throws IOException;

  /** Text for people: of a large group the first games. */
  static DedupWriter text(Writer out) {
    return new DedupText(out);
  }

  /** An object a group, one a line; the last line is the summary. */
  static DedupWriter jsonLines(Writer out, DedupSettings settings) throws IOException {
    return new DedupJson(out, settings);
  }

  /** A row for each game of each group. */
  static DedupWriter csv(Writer out) throws IOException {
    return new DedupCsv(out);
  }
}
