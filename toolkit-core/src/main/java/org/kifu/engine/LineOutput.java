package org.kifu.engine;

import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes the lines of a protocol, each of them at once. */
final class LineOutput {
  private final Appendable out;

  /**
   * @param out flushed after each text if it can be
   */
  LineOutput(Appendable out) {
    this.out = out;
  }

  /**
   * Writes one line, or several divided by line feeds.
   *
   * @throws UncheckedIOException if it cannot be written
   */
  void line(String text) {
    try {
      out.append(text).append('\n');
      if (out instanceof Flushable flushable) {
        flushable.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
