package org.kifu.engine;

import java.io.Flushable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * The lines of a protocol that are read: they end in LF, CR LF or CR, and one is cut where no line
 * of a protocol is so long.
 */
final class ProtocolLines {
  /** The characters of a line that are kept. */
  static final int LONGEST = 1 << 16;

  private final Reader in;
  private boolean afterReturn;

  /**
   * @param in should be buffered
   */
  ProtocolLines(Reader in) {
    this.in = in;
  }

  /** Returns the next line without its end; nothing at the end of the input. */
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

  /** A writer of the lines of a protocol, each of them at once. */
  static final class LineWriter {
    private final Appendable out;

    /**
     * @param out flushed after each text if it can be
     */
    LineWriter(Appendable out) {
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
}
