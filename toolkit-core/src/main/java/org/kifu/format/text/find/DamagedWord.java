package org.kifu.format.text.find;

/**
 * A word of joined squares of which one or two are damaged: {@code f5d6cSc4}, {@code f5d66c4}, or
 * {@code ff56e6f4}. What is no square is a fault if squares go on behind it, and else the rest.
 */
final class DamagedWord {
  /** The least number of squares before the rest, before a fault, and in all. */
  private static final int LEAST = 3;

  private static final int LEAST_BEFORE = 2;
  private static final int LEAST_IN_ALL = 4;

  /** The least number of squares of a word that begins with a fault. */
  private static final int CLEAR = 12;

  /** The most faults, and the most characters of one. */
  private static final int MOST_FAULTS = 2;

  private static final int MOST_OF_FAULT = 4;

  private final SquareSpelling spelling;
  private final String text;
  private final int to;

  private DamagedWord(SquareSpelling spelling, String text, int to) {
    this.spelling = spelling;
    this.text = text;
    this.to = to;
  }

  /**
   * Adds the finds of a word if it is squares with faults among them or behind them.
   *
   * @return whether it is
   */
  static boolean scan(
      SquareSpelling spelling, String text, int from, int to, int cell, Finds finds) {
    DamagedWord word = new DamagedWord(spelling, text, to);
    int end = word.listEnd(from);
    if (end == from) {
      return false;
    }
    int at = from;
    while (at < end) {
      boolean isSquare = word.isSquare(at);
      int past = isSquare ? word.squareEnd(at) : word.faultEnd(at);
      int value =
          isSquare ? spelling.square(text, at) : past - at == 1 ? digit(text.charAt(at)) : 0;
      finds.add(isSquare ? FindKind.SQUARE : FindKind.FAULT, value, cell, at, past);
      at = past;
    }
    if (end < to) {
      finds.add(FindKind.WORD, 0, cell, end, to);
    }
    return true;
  }

  private static int digit(char c) {
    return Characters.isDigit(c) ? c - '0' : 0;
  }

  /** The end of the last square before the rest; the first index if the squares are too few. */
  private int listEnd(int from) {
    int squares = 0;
    int before = 0;
    int faults = 0;
    int at = from;
    boolean isRest = false;
    while (at < to && !isRest) {
      int past = isSquare(at) ? squareEnd(at) : faultEnd(at);
      if (isSquare(at)) {
        squares++;
        before += faults == 0 ? 1 : 0;
      } else {
        isRest = past == to || past - at > MOST_OF_FAULT || ++faults > MOST_FAULTS;
      }
      at = isRest ? at : past;
    }
    boolean isList =
        before >= LEAST
            || before >= LEAST_BEFORE && squares >= LEAST_IN_ALL
            || squares >= CLEAR && faults > 0;
    return isList ? at : from;
  }

  /**
   * The index at which squares go on: two of them, or the last one; the end if none do, or one
   * farther away than a fault is long.
   */
  private int faultEnd(int from) {
    int end = from + 1;
    while (end < to
        && end - from <= MOST_OF_FAULT
        && !(isSquare(end) && (squareEnd(end) == to || isSquare(squareEnd(end))))) {
      end++;
    }
    return end;
  }

  private boolean isSquare(int at) {
    return at + 1 < to && spelling.square(text, at) >= 0;
  }

  private int squareEnd(int square) {
    return square + spelling.length(text, square);
  }
}
