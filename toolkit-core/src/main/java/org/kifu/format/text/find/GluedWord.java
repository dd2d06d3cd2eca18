package org.kifu.format.text.find;

/**
 * A word of letters and digits that is nothing but squares, with what people glue to them: {@code
 * 1f5}, {@code Bf5Wd6}, {@code f5d6PASSc3}, {@code f53d6} (a number behind f5), or {@code f5d}
 * whose last square goes on in the next line.
 *
 * <p>A word is a number, one or more parts, a number, and half a square; all but the parts may be
 * missing. A part is a pass, or a square with a letter for its side before it and a number behind
 * it. Each index of the word is looked at once from the end, so that no word takes more time than
 * its length.
 */
final class GluedWord {
  /** The most digits of the number before the first square. */
  private static final int MOST_BEFORE = 2;

  private static final int MOST_BEHIND = 2;

  /** The number of squares from which on a single digit or letter among them is damage. */
  private static final int LIST = 4;

  /** The number of squares that are not the end of a list whose first moves stand elsewhere. */
  private static final int CLEAR = 12;

  /** Letters for sides: black, white, x, o, noir, schwarz, dark, light; small or capital. */
  private static final String SIDES = "BWXONSDLbwxonsdl";

  /** The letters of which only one side is known by this name; B is black, and blanc. */
  private static final String BLACK = "XN";

  private static final String WHITE = "W";

  /** The most characters of a word, more than the moves of several games have. */
  private static final int MOST_CHARACTERS = 4096;

  /** The letters that may stand between the number of one move and the square of the next. */
  private static final String BETWEEN_MOVES = "BWNXO";

  private final SquareSpelling spelling;
  private final String text;
  private final int from;
  private final int to;
  private final int cell;
  private final boolean[] goesOn;

  private GluedWord(SquareSpelling spelling, String text, int from, int to, int cell) {
    this.spelling = spelling;
    this.text = text;
    this.from = from;
    this.to = to;
    this.cell = cell;
    this.goesOn = new boolean[to - from + 1];
  }

  /**
   * Adds the finds of a word if it is nothing but squares and what is glued to them.
   *
   * @return whether it is
   */
  static boolean scan(
      SquareSpelling spelling, String text, int from, int to, int cell, Finds finds) {
    return to - from <= MOST_CHARACTERS
        && new GluedWord(spelling, text, from, to, cell).scan(finds);
  }

  private boolean scan(Finds finds) {
    for (int at = to; at > from; at--) {
      goesOn[at - from] = isTail(at) || partEnd(at) >= 0;
    }
    int first = from;
    while (first < to && Characters.isDigit(text.charAt(first))) {
      first++;
    }
    if (first - from > MOST_BEFORE || partEnd(first) < 0 || isDamaged(first)) {
      return false;
    }
    if (first > from) {
      number(from, first, finds);
    }
    int at = first;
    while (partEnd(at) >= 0) {
      int end = partEnd(at);
      part(at, end, finds);
      at = end;
    }
    tail(at, finds);
    return true;
  }

  /** Whether one digit or letter stands among many squares, as what is left of a square does. */
  private boolean isDamaged(int first) {
    int squares = 0;
    int glued = first > from ? 1 : 0;
    boolean isOne = false;
    for (int at = first; partEnd(at) >= 0; at = partEnd(at)) {
      int square = squareAt(at);
      if (square >= 0) {
        int behind = partEnd(at) - squareEnd(square);
        squares++;
        glued += (behind > 0 ? 1 : 0) + square - at;
        isOne |= behind > 0 && partEnd(partEnd(at)) >= 0 || square > at && at > first;
      }
    }
    boolean isFirst =
        first > from
            && squares >= CLEAR
            && text.charAt(from) != '1'
            && !spelling.isLarge(); // there it may end the square of the row above
    return glued == 1 && (isOne && squares >= LIST || isFirst);
  }

  /** Whether the rest of the word is at most a number and half a square. */
  private boolean isTail(int at) {
    int behind = numberEnd(at, MOST_BEHIND);
    return behind == to || behind + 1 == to && spelling.file(text.charAt(behind)) >= 0;
  }

  private void tail(int at, Finds finds) {
    int behind = numberEnd(at, MOST_BEHIND);
    if (behind > at) {
      number(at, behind, finds);
    }
    if (behind < to) {
      finds.add(FindKind.HALF, spelling.file(text.charAt(behind)), cell, behind, to);
    }
  }

  /** The end of the part that begins at an index, so that the word goes on behind it; or -1. */
  private int partEnd(int at) {
    int square = squareAt(at);
    if (square >= 0) {
      int past = squareEnd(square);
      for (int number = numberEnd(past, MOST_BEHIND); number > past; number--) {
        if (isBeforeMove(number) && goesOn(number)) {
          return number;
        }
      }
      return goesOn(past) ? past : -1;
    }
    for (String word : PassTable.GLUED) {
      if (text.regionMatches(true, at, word, 0, word.length()) && goesOn(at + word.length())) {
        return at + word.length();
      }
    }
    return -1;
  }

  /** The index of the square of a part, which may have a letter for its side before it; or -1. */
  private int squareAt(int at) {
    if (isSquare(at)) {
      return at;
    }
    return at < to && SIDES.indexOf(text.charAt(at)) >= 0 && isSquare(at + 1) ? at + 1 : -1;
  }

  private boolean isSquare(int at) {
    return at + 1 < to && spelling.square(text, at) >= 0;
  }

  private int squareEnd(int square) {
    return square + spelling.length(text, square);
  }

  private boolean goesOn(int at) {
    return at <= to && goesOn[at - from];
  }

  private boolean isBeforeMove(int at) {
    if (at >= to) {
      return false;
    }
    char c = text.charAt(at);
    return spelling.file(c) >= 0
        || BETWEEN_MOVES.indexOf(c) >= 0 && at + 1 < to && spelling.file(text.charAt(at + 1)) >= 0;
  }

  private int numberEnd(int at, int most) {
    int end = at;
    while (end < to && end - at < most && Characters.isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private void part(int at, int end, Finds finds) {
    int square = squareAt(at);
    if (square < 0) {
      finds.add(FindKind.PASS, PassTable.SURE, cell, at, end);
      return;
    }
    if (square > at) {
      finds.add(FindKind.SIDE, side(text.charAt(at)), cell, at, square);
    }
    int past = squareEnd(square);
    finds.add(FindKind.SQUARE, spelling.square(text, square), cell, square, past);
    if (end > past) {
      number(past, end, finds);
    }
  }

  private void number(int start, int end, Finds finds) {
    finds.add(FindKind.NUMBER, Integer.parseInt(text, start, end, 10), cell, start, end);
  }

  private static int side(char letter) {
    return BLACK.indexOf(letter) >= 0 ? 1 : WHITE.indexOf(letter) >= 0 ? -1 : 0;
  }
}
