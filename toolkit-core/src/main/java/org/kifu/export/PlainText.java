package org.kifu.export;

/** Texts from records, made harmless for a terminal. */
final class PlainText {
  private PlainText() {}

  /** Control characters, line ends among them, become spaces. */
  static String of(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u0080-\\u009F\\u2028\\u2029]", " ");
  }
}
