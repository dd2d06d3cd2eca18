package org.kifu.notation;

import java.util.Optional;
import org.kifu.board.Square;

/**
 * The signs with which programs draw the 64 cells of a board. Some mean opposite things: {@code 0}
 * is black for Egaroucid, which writes white as {@code 1}, and white for Cassio, which writes black
 * as {@code #}. A board is therefore taken only if it has exactly two signs other than those of
 * empty cells, and these two show which is which. If {@code 0} or {@code 1} is the only sign, it
 * has Egaroucid's meaning.
 */
public final class CellAlphabet {
  private static final String BLACK = "xb*#@\u25CF\u26AB\u2022";
  private static final String WHITE = "ow\u25CB\u25EF\u26AA";
  private static final String EMPTY = "-._+,\u2013\u2014\u00B7\u30FB\u25A1";

  /** The signs that every reader of boards knows. */
  private static final String USUAL = "XxBb*OoWw-.";

  private CellAlphabet() {}

  /**
   * Whether a character draws a black disc; digits do not count here, because they draw both
   * colours.
   */
  public static boolean isBlack(char sign) {
    return BLACK.indexOf(Character.toLowerCase(sign)) >= 0;
  }

  /** Whether a character draws a white disc. */
  public static boolean isWhite(char sign) {
    return WHITE.indexOf(Character.toLowerCase(sign)) >= 0;
  }

  /** Whether a character draws an empty cell. */
  public static boolean isEmpty(char sign) {
    return EMPTY.indexOf(sign) >= 0;
  }

  /**
   * Returns the text with a board of other signs rewritten to {@code X O -}, together with the side
   * to move after it; the text itself if there is no such board.
   *
   * @param from the index of the first cell
   */
  public static String usual(String text, int from) {
    int to = from + Square.COUNT;
    if (to > text.length() || isUsual(text, from, to)) {
      return text;
    }
    return signs(text, from, to).map(signs -> rewritten(text, from, to, signs)).orElse(text);
  }

  /** The signs of black and white. */
  private record Signs(char black, char white) {}

  private static boolean isUsual(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (USUAL.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Signs> signs(String text, int from, int to) {
    char one = 0;
    char other = 0;
    for (int i = from; i < to; i++) {
      char sign = Character.toLowerCase(text.charAt(i));
      if (isEmpty(sign) || sign == one || sign == other) {
        continue;
      }
      if (other != 0) {
        return Optional.empty();
      }
      other = one == 0 ? 0 : sign;
      one = one == 0 ? sign : one;
    }
    boolean isDigit = one == '0' || one == '1';
    if (other == 0 && isDigit) {
      return Optional.of(new Signs('0', '1'));
    }
    return isPair(one, other)
        ? Optional.of(new Signs(one, other))
        : isPair(other, one) ? Optional.of(new Signs(other, one)) : Optional.empty();
  }

  private static boolean isPair(char black, char white) {
    return isBlack(black) && (isWhite(white) || white == '0' || white == '1')
        || black == '0' && (isWhite(white) || white == '1');
  }

  private static String rewritten(String text, int from, int to, Signs signs) {
    StringBuilder usual = new StringBuilder(text);
    for (int i = from; i < to; i++) {
      usual.setCharAt(i, cell(text.charAt(i), signs, '-'));
    }
    int side = to;
    while (side < text.length() && Character.isWhitespace(text.charAt(side))) {
      side++;
    }
    boolean isSide = side < text.length() && !isWordBehind(text, side);
    if (isSide) {
      usual.setCharAt(side, cell(text.charAt(side), signs, text.charAt(side)));
    }
    return usual.toString();
  }

  private static boolean isWordBehind(String text, int side) {
    return side + 1 < text.length() && Character.isLetterOrDigit(text.charAt(side + 1));
  }

  private static char cell(char c, Signs signs, char otherwise) {
    char sign = Character.toLowerCase(c);
    return sign == signs.black ? 'X' : sign == signs.white ? 'O' : otherwise;
  }
}
