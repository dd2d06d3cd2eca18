package org.kifu.format.text.page;

/**
 * The marks before a line that is quoted in a mail or a post: {@code > > }.
 *
 * @param depth how often the line is quoted; 0 if it is not
 * @param end the index after the marks
 */
record QuoteMarks(int depth, int end) {
  private static final QuoteMarks NONE = new QuoteMarks(0, 0);

  /**
   * The marks of a line. Some programs write a bar for a further level, so a bar behind {@code >}
   * is a mark too, unless the line has more bars, as a row of a table has.
   */
  static QuoteMarks of(PlacedText line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    if (at == line.length() || line.charAt(at) != '>') {
      return NONE;
    }
    boolean isBarMark = bars(line) == 1;
    int depth = 0;
    int end = at;
    for (; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c == '>' || c == '|' && isBarMark) {
        depth += c == '>' ? 1 : 0;
        end = at + 1;
      } else if (!Character.isWhitespace(c) || at > end) {
        break;
      }
    }
    boolean isBlankNext = end < line.length() && Character.isWhitespace(line.charAt(end));
    return new QuoteMarks(depth, isBlankNext ? end + 1 : end);
  }

  private static int bars(PlacedText line) {
    int bars = 0;
    for (int i = 0; i < line.length(); i++) {
      bars += line.charAt(i) == '|' ? 1 : 0;
    }
    return bars;
  }
}
