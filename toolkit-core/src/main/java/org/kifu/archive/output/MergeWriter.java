package org.kifu.archive.output;

import java.io.IOException;
import org.kifu.archive.edition.MergeSink;
import org.kifu.archive.edition.MergeSummary;

/** Writes what a merger did in one form. The stream below is flushed at the end and stays open. */
public interface MergeWriter extends MergeSink {
  /** Writes the sums, and ends the output. */
  void finish(MergeSummary summary) throws IOException;
}
