package org.kifu.archive.edition;

import java.io.IOException;

/** Takes what became of games, in the order of the input. */
@FunctionalInterface
public interface MergeSink {
  /** Takes the next event. */
  void write(MergeEvent event) throws IOException;
}
