package org.kifu.annotate.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a stream of UTF-8. A line that is too long or no UTF-8 is a line with a fault, and
 * the next one is read; no more than the longest line is ever in memory.
 */
final class TextLineInput {
  /** An annotated game takes some 20 kB, and its record at most 1 MiB. */
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
   * @param number from 1
   * @param text empty if there is a fault
   * @param fault what is wrong with it; empty if nothing
   */
  record Line(int number, String text, String fault) {}

  /** The next line; nothing at the end. */
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
