package org.kifu.engine;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads lines that end in LF, CR LF or CR. A line is cut where no line of a protocol is so long.
 */
final class LineReader {
  /** The characters of a line that are kept. */
  static final int LONGEST = 1 << 16;

  private final Reader in;
  private boolean afterReturn;

  /**
   * @param in should be buffered
   */
  LineReader(Reader in) {
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
}
