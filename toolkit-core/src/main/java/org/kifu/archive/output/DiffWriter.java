package org.kifu.archive.output;

import java.io.IOException;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.DiffSink;

/** Writes differences in one form. The stream below is flushed at the end and stays open. */
public interface DiffWriter extends DiffSink {
  /** Writes the sums, and ends the output. */
  void finish(DiffCounts counts) throws IOException;
}
