package org.kifu.format.text.grid;

/**
 * The first row of a board, or the names of its columns: seven words, three digits side by side, or
 * a word of eight signs or files.
 */
final class FirstRow {
  private static final int BOARD = 8;
  private static final int MANY_DIGITS = 3;
  private static final int ASCII = 0x80;

  /** Whether each character of ASCII is a blank or a border, and whether it is a frame's, too. */
  private static final boolean[] AT_BORDERS = new boolean[ASCII];

  private static final boolean[] AT_GAPS = new boolean[ASCII];

  static {
    for (char c = 0; c < ASCII; c++) {
      AT_BORDERS[c] = RowItems.isBlank(c) || RowItems.BORDERS.indexOf(c) >= 0;
      AT_GAPS[c] = AT_BORDERS[c] || RowItems.FRAMES.indexOf(c) >= 0;
    }
  }

  private FirstRow() {}

  /** Whether a short text may be such a row. */
  static boolean mayBe(String text) {
    int gaps = 0;
    int word = 0;
    int digits = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ' ';
      boolean isBorder =
          c < ASCII ? AT_BORDERS[c] : RowItems.isBlank(c) || RowItems.BORDERS.indexOf(c) >= 0;
      gaps += c >= ASCII || AT_GAPS[c] ? 1 : 0;
      digits = c >= '0' && c <= '9' ? digits + 1 : 0;
      boolean mayBeSigns = isBorder && word >= BOARD && word <= BOARD + 1;
      if (gaps >= BOARD - 1
          || digits == MANY_DIGITS && text.strip().length() <= RowItems.MOST_OF_PAIRS
          || mayBeSigns && areSignsOrFiles(text.substring(i - BOARD, i))) {
        return true;
      }
      word = isBorder ? 0 : word + 1;
    }
    return false;
  }

  private static boolean areSignsOrFiles(String word) {
    return RowItems.areSigns(word.codePoints().toArray())
        || word.chars().allMatch(c -> c >= 'a' && c <= 'h' || c >= 'A' && c <= 'H');
  }
}
