package org.kifu.words;

import java.io.IOException;
import java.io.Writer;
import org.kifu.file.FileNames;
import org.kifu.game.SteeringCharacters;

/**
 * Text that may be shown on a terminal although parts of it come from files: {@linkplain
 * SteeringCharacters characters} that could move the cursor, or reverse or hide text, are spelled
 * out by their numbers.
 */
public final class Printable extends WholeCharacters {
  private final Colours colours;

  /** Passes all text on to {@code out}, with line breaks and tabs as they are. */
  public Printable(Writer out) {
    this(out, Colours.OFF);
  }

  /**
   * The same with these colours as they are. The texts of records in it must have passed {@link
   * #line}, so that they hold none.
   */
  public Printable(Writer out, Colours colours) {
    super(out);
    this.colours = colours;
  }

  /** Returns a message in one line. */
  public static String line(String message) {
    return isClean(message, false) ? message : safe(message, false);
  }

  @Override
  protected void pass(String text) throws IOException {
    int start = 0;
    for (int at = 0; colours == Colours.ON && at < text.length(); at++) {
      int length = text.charAt(at) == Colours.ESCAPE ? Colours.sequenceAt(text, at) : 0;
      if (length > 0) {
        passSafe(text.substring(start, at));
        out.write(text, at, length);
        start = at + length;
      }
    }
    passSafe(text.substring(start));
  }

  private void passSafe(String text) throws IOException {
    out.write(isClean(text, true) ? text : safe(text, true));
  }

  private static boolean isClean(String text, boolean inLines) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (!isMeant(c, inLines)) {
        return false;
      }
      i += Character.charCount(c);
    }
    return true;
  }

  /**
   * Whether a character is passed on as it is; in text of several lines, line feeds and tabs are.
   */
  private static boolean isMeant(int c, boolean inLines) {
    return inLines && (c == '\n' || c == '\t') || !SteeringCharacters.contain(c);
  }

  /** A text in which all other characters are spelled out. */
  static String safe(String text, boolean inLines) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              if (isMeant(c, inLines)) {
                safe.appendCodePoint(c);
              } else {
                spell(safe, c);
              }
            });
    return safe.toString();
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
