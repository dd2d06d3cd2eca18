package org.kifu.engine;

import java.io.Flushable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * The lines of a protocol as they are read. A line ends in LF, CR LF or CR. A line that is longer
 * than any line of a protocol is cut.
 */
final class ProtocolLines {
  /** The most characters of a line that are kept. */
  static final int LONGEST = 1 << 16;

  private final Reader in;
  private boolean afterReturn;

  /**
   * @param in the input, which should be buffered
   */
  ProtocolLines(Reader in) {
    this.in = in;
  }

  /** Returns the next line without its end; empty at the end of the input. */
  Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (afterReturn && c == '\n') {
      c = in.read();
    }
    boolean isEnd = c < 0;
    while (c >= 0 && c != '\n' && c != '\r') {
      if (line.length() < LONGEST) {
        line.append((char) c);
      }
      c = in.read();
    }
    afterReturn = c == '\r';
    return isEnd ? Optional.empty() : Optional.of(line.toString());
  }

  /** A writer of the lines of a protocol, which flushes each of them. */
  static final class LineWriter {
    private final Appendable out;

    /**
     * @param out takes the lines; flushed after each text if it is {@link Flushable}
     */
    LineWriter(Appendable out) {
      this.out = out;
    }

    /**
     * Writes one line, or several separated by line feeds.
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
}
