package org.kifu.export;

/** Texts from records in one line. */
final class PlainText {
  private PlainText() {}

  /** For a terminal: line ends and tabs become spaces, other control characters are spelled out. */
  static String of(String text) {
    return Printable.line(text.replaceAll("[\\t\\n\\x0B\\f\\r\\u0085\\u2028\\u2029]", " "));
  }

  /** For a file of lines: all control characters become spaces. */
  static String blanked(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u0080-\\u009F\\u2028\\u2029]", " ");
  }
}
