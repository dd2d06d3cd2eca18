package org.kifu.archive.edition;

import java.io.IOException;

/** Takes differences one after the other. */
@FunctionalInterface
public interface DiffSink {
  /** Takes the next difference. */
  void write(Difference difference) throws IOException;
}
