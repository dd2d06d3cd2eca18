package org.kifu.export;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.kifu.format.FileNames;
import org.kifu.game.SteeringCharacters;

/**
 * Text that may be shown on a terminal although parts of it come from files: {@linkplain
 * SteeringCharacters characters} that could move the cursor, reverse what is read or hide it are
 * spelled out by their numbers.
 */
public final class Printable extends FilterWriter {
  /** The first half of a character whose second half has not been written yet; 0 for none. */
  private char half;

  /** Passes everything on to {@code out}, line breaks and tabs as they are. */
  public Printable(Writer out) {
    super(out);
  }

  /** Returns a message in one line. */
  public static String line(String message) {
    int clean = clean(message, 0, message.length(), false);
    if (clean == message.length()) {
      return message;
    }
    StringBuilder text = new StringBuilder(message.length() + 16);
    append(text, message, 0, message.length(), false);
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
    if (half != 0 && count > 0) {
      String whole = half + text.substring(from, from + count);
      half = 0;
      write(whole, 0, whole.length());
      return;
    }
    int end = from + count;
    if (count > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
      half = text.charAt(end);
    }
    if (clean(text, from, end, true) == end) {
      out.write(text, from, end - from);
    } else {
      StringBuilder safe = new StringBuilder(count + 16);
      append(safe, text, from, end, true);
      out.append(safe);
    }
  }

  @Override
  public void close() throws IOException {
    if (half != 0) {
      out.write(line(String.valueOf(half)));
      half = 0;
    }
    super.close();
  }

  /** The end of what can be written as it is. */
  private static int clean(String text, int from, int end, boolean inLines) {
    int i = from;
    while (i < end) {
      int c = text.codePointAt(i);
      if (SteeringCharacters.contain(c) && !(inLines && (c == '\n' || c == '\t'))) {
        return i;
      }
      i += Character.charCount(c);
    }
    return end;
  }

  /** Appends a part of a text; in lines, line feeds and tabs are meant. */
  static void append(StringBuilder safe, String text, int from, int end, boolean inLines) {
    int i = from;
    while (i < end) {
      int c = text.codePointAt(i);
      if (inLines && (c == '\n' || c == '\t') || !SteeringCharacters.contain(c)) {
        safe.appendCodePoint(c);
      } else {
        spell(safe, c);
      }
      i += Character.charCount(c);
    }
  }

  private static void spell(StringBuilder safe, int c) {
    if (Character.isISOControl(c)) {
      FileNames.spellByte(safe, c);
    } else if (FileNames.isByte(c)) {
      FileNames.spellByte(safe, c & 0xFF);
    } else {
      safe.append((Character.isBmpCodePoint(c) ? "\\u%04x" : "\\u{%x}").formatted(c));
    }
  }
}
