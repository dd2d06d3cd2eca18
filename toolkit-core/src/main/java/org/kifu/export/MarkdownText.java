package org.kifu.export;

/**
 * Texts from records in Markdown, as they are and without any meaning in it: no markup, no HTML, no
 * links, no second line, and no characters that steer how other text is shown.
 */
final class MarkdownText {
  private MarkdownText() {}

  /** Text in one line, for a cell of a table as well. */
  static String of(String text) {
    String line = Printable.line(PlainText.of(text)).strip();
    StringBuilder safe = new StringBuilder(line.length() + 16);
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '\\', '`', '*', '_', '[', ']', '|', '~', '$', '#' -> safe.append('\\').append(c);
        case ':' -> safe.append(line.startsWith("://", i) ? "&#58;" : ":");
        case '.' -> safe.append(isLink(line, i) || isNumber(line, i) ? "\\." : ".");
        case ')' -> safe.append(isNumber(line, i) ? "\\)" : ")");
        case '-', '+', '=' -> safe.append(i == 0 ? "\\" : "").append(c);
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  /** Whether an address goes on with the dot at {@code i}. */
  private static boolean isLink(String line, int i) {
    return line.regionMatches(true, i - 3, "www", 0, 3);
  }

  /** Whether there are only digits before {@code i}, as in a numbered list. */
  private static boolean isNumber(String line, int i) {
    return i > 0 && line.chars().limit(i).allMatch(Character::isDigit);
  }

  /** The same, cut to so many characters. */
  static String of(String text, int most) {
    return of(text.length() <= most ? text : text.substring(0, most - 1) + "…");
  }
}
