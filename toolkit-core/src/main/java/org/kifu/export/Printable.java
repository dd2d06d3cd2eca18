package org.kifu.export;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Text that may be shown on a terminal although parts of it come from files: control characters,
 * which could move the cursor or reverse what is read, are written as {@code \x1b} or {@code
 * \u202e}.
 */
public final class Printable extends FilterWriter {
  /** Passes everything on to {@code out}, line breaks and tabs as they are. */
  public Printable(Writer out) {
    super(out);
  }

  /** Returns a message in one line. */
  public static String line(String message) {
    StringBuilder text = new StringBuilder(message.length());
    message.chars().forEach(c -> append(text, (char) c));
    return text.toString();
  }

  @Override
  public void write(int c) throws IOException {
    write(String.valueOf((char) c), 0, 1);
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    write(new String(text, from, count), 0, count);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    StringBuilder safe = new StringBuilder(count + 16);
    for (int i = from; i < from + count; i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\t') {
        safe.append(c);
      } else {
        append(safe, c);
      }
    }
    out.append(safe);
  }

  private static void append(StringBuilder text, char c) {
    if (Character.isISOControl(c)) {
      text.append("\\x%02x".formatted((int) c));
    } else if (Character.getType(c) == Character.FORMAT) {
      text.append("\\u%04x".formatted((int) c));
    } else {
      text.append(c);
    }
  }
}
