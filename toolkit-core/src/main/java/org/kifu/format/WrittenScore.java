package org.kifu.format;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;

/**
 * The score of a game as people write it: {@code 37-27}, black's discs first, or {@code B+10}, the
 * winner and the margin.
 */
public final class WrittenScore {
  private static final Pattern DISCS =
      Pattern.compile("(\\d{1,2})[-\\u2013\\u2014\\u2212](\\d{1,2})");
  private static final Pattern MARGIN = Pattern.compile("([BbWw])\\+(\\d{1,2})");

  /** Four at the start and one more for a move. */
  private static final int LEAST_DISCS = 5;

  private WrittenScore() {}

  /**
   * Returns black's discs, the empty squares given to the winner; nothing if this is no score of
   * the 8x8 board.
   */
  public static OptionalInt blackDiscs(String written) {
    Matcher discs = DISCS.matcher(written);
    if (discs.matches()) {
      return ofDiscs(Integer.parseInt(discs.group(1)), Integer.parseInt(discs.group(2)));
    }
    Matcher margin = MARGIN.matcher(written);
    if (margin.matches()) {
      boolean isBlack = "Bb".contains(margin.group(1));
      return ofMargin(Integer.parseInt(margin.group(2)) * (isBlack ? 1 : -1));
    }
    return OptionalInt.empty();
  }

  private static OptionalInt ofDiscs(int black, int white) {
    if (black + white < LEAST_DISCS || black + white > Square.COUNT) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        black == white ? Square.COUNT / 2 : black > white ? Square.COUNT - white : black);
  }

  /** An odd margin is one without the empties; it does not say how many there were. */
  private static OptionalInt ofMargin(int margin) {
    return Math.abs(margin) <= Square.COUNT && margin % 2 == 0
        ? OptionalInt.of((Square.COUNT + margin) / 2)
        : OptionalInt.empty();
  }
}
