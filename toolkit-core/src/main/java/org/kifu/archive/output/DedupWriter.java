package org.kifu.archive.output;

import java.io.IOException;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.GroupSink;

/** Writes groups in one form. The stream below is flushed at the end and stays open. */
public interface DedupWriter extends GroupSink {
  /** Writes the sums, and ends the output. */
  void finish(DedupSummary summary) throws IOException;
}
