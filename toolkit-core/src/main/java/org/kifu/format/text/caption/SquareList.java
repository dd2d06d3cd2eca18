package org.kifu.format.text.caption;

/** Squares one after the other, with numbers and signs between them. */
final class SquareList {
  /** The number of squares from which on they are moves. */
  private static final int LEAST = 4;

  /** The number of squares beside moves that are no remark on one. */
  private static final int FEW = 3;

  /** The most characters between two squares. */
  private static final int MOST_BETWEEN = 8;

  private SquareList() {}

  /**
   * The end of a list of moves that begins with a square; its beginning if there is none.
   *
   * @param limit the index after the last character
   */
  static int end(String text, int from, int limit) {
    int squares = 0;
    int end = from;
    int at = from;
    while (isSquare(text, at, limit)) {
      end = at + 2;
      squares++;
      at = end;
      while (at < limit && at - end < MOST_BETWEEN && isBetween(text.charAt(at))) {
        at++;
      }
    }
    return squares >= LEAST ? end : from;
  }

  /** Whether a text is nothing but squares and what may be between them. */
  static boolean isOnly(String text) {
    int at = 0;
    int squares = 0;
    while (at < text.length()) {
      boolean isSquare = isSquare(text, at, text.length());
      if (!isSquare && !isBetween(text.charAt(at))) {
        return false;
      }
      squares += isSquare ? 1 : 0;
      at += isSquare ? 2 : 1;
    }
    return squares > 0;
  }

  /** Whether a text that is no comment has several squares. */
  static boolean areIn(String text) {
    int squares = 0;
    for (int at = 0; at < text.length() && squares < FEW && text.charAt(at) != '('; at++) {
      squares += isSquare(text, at, text.length()) ? 1 : 0;
    }
    return squares == FEW;
  }

  /** Whether a square stands at an index, and no word goes on behind it. */
  private static boolean isSquare(String text, int at, int limit) {
    return at + 1 < limit
        && isFileAndRank(text, at)
        && (at + 2 >= text.length()
            || !Character.isLetterOrDigit(text.charAt(at + 2))
            || isFileAndRank(text, at + 2));
  }

  private static boolean isFileAndRank(String text, int at) {
    return at + 1 < text.length()
        && "abcdefghABCDEFGH".indexOf(text.charAt(at)) >= 0
        && text.charAt(at + 1) >= '1'
        && text.charAt(at + 1) <= '8';
  }

  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || c >= '0' && c <= '9' || ".,;:!?|_-)(/\"'[]".indexOf(c) >= 0;
  }
}
