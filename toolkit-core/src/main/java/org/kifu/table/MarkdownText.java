package org.kifu.table;

import java.util.regex.Pattern;
import org.kifu.words.PlainText;

/**
 * Texts from records in Markdown, escaped so that they stay plain text: no markup, no HTML, no
 * links, no second line, and no characters that steer how other text is shown.
 */
public final class MarkdownText {
  /** The start of a line that makes it a list or a heading. */
  private static final Pattern BLOCK = Pattern.compile("^(\\d*)([-+=.)])");

  private MarkdownText() {}

  /** Text within a line, in a heading or in a cell of a table. */
  public static String of(String text) {
    String line = PlainText.of(text).strip();
    StringBuilder safe = new StringBuilder(line.length() + 16);
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '\\', '`', '*', '_', '[', ']', '|', '~', '$', '#' -> safe.append('\\').append(c);
        case ':' -> safe.append(line.startsWith("://", i) ? "&#58;" : ":");
        case '.' -> safe.append(line.regionMatches(true, i - 3, "www", 0, 3) ? "\\." : ".");
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  /** The same text, cut to a number of characters. */
  public static String of(String text, int most) {
    return of(text.length() <= most ? text : text.substring(0, most - 1) + "…");
  }

  /** Text at the start of a line or of an item of a list. */
  public static String line(String text) {
    return BLOCK.matcher(of(text)).replaceFirst("$1\\\\$2");
  }
}
