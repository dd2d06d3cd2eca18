package org.kifu.format.text.page;

/**
 * A test for text whose lines mean something even where a page would flow it: eight lines or more
 * in a row of eight short words or fields or more, as a board has.
 */
final class LaidOutText {
  private static final int LINES = 8;
  private static final int WORDS = 8;

  /** The most characters of a short word. */
  private static final int SHORT = 3;

  private LaidOutText() {}

  static boolean is(PlacedText text) {
    String written = text.toString();
    int lines = 0;
    int from = 0;
    while (from < written.length() && lines < LINES) {
      int to = written.indexOf('\n', from);
      int end = to < 0 ? written.length() : to;
      lines = isOfShortWords(written, from, end) ? lines + 1 : 0;
      from = end + 1;
    }
    return lines == LINES;
  }

  private static boolean isOfShortWords(String text, int from, int to) {
    int words = 0;
    int bars = 0;
    int length = 0;
    for (int i = from; i < to && length <= SHORT; i++) {
      char c = text.charAt(i);
      boolean isBetween = Character.isWhitespace(c) || c == '|';
      bars += c == '|' ? 1 : 0;
      words += !isBetween && length == 0 ? 1 : 0;
      length = isBetween ? 0 : length + 1;
    }
    return Math.max(words, bars) >= WORDS && length <= SHORT;
  }
}
