package org.kifu.export;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.kifu.game.SteeringCharacters;

/**
 * JSON with the same values that shows what it holds: {@linkplain SteeringCharacters characters}
 * that steer how others are shown stand in its strings alone, and are escaped there.
 */
final class SafeJson extends FilterWriter {
  /** The first half of a character whose second half has not been written yet; 0 for none. */
  private char half;

  SafeJson(Writer out) {
    super(out);
  }

  /** A whole document. */
  static String of(String json) {
    StringBuilder safe = new StringBuilder(json.length() + 16);
    json.codePoints().forEach(c -> append(safe, c));
    return safe.toString();
  }

  @Override
  public void write(int c) throws IOException {
    write(new char[] {(char) c}, 0, 1);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    write(text.substring(from, from + count).toCharArray(), 0, count);
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    int end = from + count;
    int i = from;
    while (i < end && text[i] < '\u007F') {
      i++;
    }
    if (i == end && half == 0) {
      out.write(text, from, count);
    } else {
      StringBuilder safe = new StringBuilder(count + 16);
      for (int each = from; each < end; each++) {
        add(safe, text[each]);
      }
      out.append(safe);
    }
  }

  private void add(StringBuilder safe, char c) {
    char first = half;
    half = 0;
    if (first != 0 && Character.isLowSurrogate(c)) {
      append(safe, Character.toCodePoint(first, c));
      return;
    }
    if (first != 0) {
      append(safe, first);
    }
    if (Character.isHighSurrogate(c)) {
      half = c;
    } else {
      append(safe, c);
    }
  }

  private static void append(StringBuilder safe, int c) {
    if (c < 0x7F || !SteeringCharacters.contain(c)) {
      safe.appendCodePoint(c); // of ASCII, what is to be escaped is so already
    } else {
      for (char each : Character.toChars(c)) {
        safe.append("\\u%04X".formatted((int) each));
      }
    }
  }
}
