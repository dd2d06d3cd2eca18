package org.kifu.board;

import java.util.Comparator;

/**
 * The order of moves and of lines of moves that are written as texts. Numbers count as numbers, so
 * that a2 comes before a10; everything else is in the order of its signs.
 */
public final class SquareOrder implements Comparator<String> {
  /** The order. */
  public static final Comparator<String> BY_SQUARE = new SquareOrder();

  private SquareOrder() {}

  @Override
  public int compare(String one, String other) {
    int at = 0;
    while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    int digits = Integer.compare(digits(one, at), digits(other, at));
    boolean isInNumber = at > 0 && isDigit(one, at - 1) || isDigit(one, at) && isDigit(other, at);
    return isInNumber && digits != 0 ? digits : one.compareTo(other);
  }

  /** The number of digits from a place on. */
  private static int digits(String text, int from) {
    int end = from;
    while (isDigit(text, end)) {
      end++;
    }
    return end - from;
  }

  private static boolean isDigit(String text, int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}
