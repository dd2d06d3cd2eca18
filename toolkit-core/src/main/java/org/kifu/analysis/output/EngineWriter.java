package org.kifu.analysis.output;

import java.io.IOException;

/** Writes the answers of an engine in one form. The stream below is flushed and stays open. */
public interface EngineWriter {
  /** Writes an answer; it can be read at once. */
  void write(EngineAnswer answer) throws IOException;

  /** Writes the sums, if the form has any, and ends the output. */
  void finish(EngineTotal total) throws IOException;
}
