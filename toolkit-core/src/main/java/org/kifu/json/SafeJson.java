package org.kifu.json;

import java.io.IOException;
import java.io.Writer;
import org.kifu.game.SteeringCharacters;
import org.kifu.words.WholeCharacters;

/**
 * JSON with the same values that shows what it holds: {@linkplain SteeringCharacters characters}
 * that steer how others are shown stand in its strings alone, and are escaped there.
 */
public final class SafeJson extends WholeCharacters {
  SafeJson(Writer out) {
    super(out);
  }

  /** A whole document, or a part of one. */
  public static String of(String json) {
    if (isAscii(json)) {
      return json;
    }
    StringBuilder safe = new StringBuilder(json.length() + 16);
    json.codePoints().forEach(c -> append(safe, c));
    return safe.toString();
  }

  @Override
  protected void pass(String text) throws IOException {
    out.write(of(text));
  }

  /** Of ASCII, what is to be escaped is so already, but the last character. */
  private static boolean isAscii(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) < 0x7F) {
      i++;
    }
    return i == text.length();
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
