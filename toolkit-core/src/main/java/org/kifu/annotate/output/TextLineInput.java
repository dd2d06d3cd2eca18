package org.kifu.annotate.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a stream of UTF-8. A line that is too long or is not UTF-8 becomes a line with a
 * fault, and reading continues. Memory never holds more than the longest line.
 */
final class TextLineInput {
  /** The longest line; an annotated game takes about 20 kB, and its record at most 1 MiB. */
  static final int LONGEST = 16 << 20;

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int at;
  private int end;
  private int number;

  TextLineInput(InputStream in) {
    this.in = in;
  }

  /**
   * A line without its end.
   *
   * @param number the number of the line, from 1
   * @param text the text of the line; empty if there is a fault
   * @param fault the fault of the line; empty if there is none
   */
  record Line(int number, String text, String fault) {}

  /** The next line; empty at the end. */
  Optional<Line> next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean isTooLong = false;
    boolean isAny = false;
    boolean isEnd = false;
    while (!isEnd && fill()) {
      isAny = true;
      int from = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      isTooLong |= line.size() + (at - from) > LONGEST;
      if (!isTooLong) {
        line.write(buffer, from, at - from);
      }
      isEnd = at < end;
      at += isEnd ? 1 : 0;
    }
    number++;
    return isAny ? Optional.of(line(line, isTooLong)) : Optional.empty();
  }

  private boolean fill() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer));
    }
    return at < end;
  }

  private Line line(ByteArrayOutputStream bytes, boolean isTooLong) {
    if (isTooLong) {
      return new Line(number, "", "a line of more than " + (LONGEST >> 20) + " MiB");
    }
    try {
      ByteBuffer line = ByteBuffer.wrap(bytes.toByteArray());
      String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
      return new Line(number, text, "");
    } catch (CharacterCodingException _) {
      return new Line(number, "", "a line that is not UTF-8");
    }
  }
}
