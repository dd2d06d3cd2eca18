package org.kifu.format;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.game.Outcome;

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

  /** Whether this is a score of the 8x8 board. */
  public static boolean isOne(String written) {
    return outcome(written).isPresent();
  }

  /** Returns what the words behind a label for the score say, {@code 37 : 27} among them. */
  public static Optional<Outcome> labelled(String written) {
    return outcome(written.replaceAll("\\s", "").replace(':', '-'));
  }

  /**
   * Returns what a score says; nothing if it is none of the 8x8 board. Empty squares that it leaves
   * out are given to the winner, where it shows how many there are.
   */
  public static Optional<Outcome> outcome(String written) {
    Matcher discs = DISCS.matcher(written);
    if (discs.matches()) {
      return ofDiscs(Integer.parseInt(discs.group(1)), Integer.parseInt(discs.group(2)));
    }
    Matcher margin = MARGIN.matcher(written);
    if (margin.matches()) {
      boolean isBlack = "Bb".contains(margin.group(1));
      int discDiff = Integer.parseInt(margin.group(2)) * (isBlack ? 1 : -1);
      return Math.abs(discDiff) > Square.COUNT
          ? Optional.empty()
          : Optional.of(ofDifference(discDiff, Square.COUNT));
    }
    return Optional.empty();
  }

  private static Optional<Outcome> ofDiscs(int black, int white) {
    int discs = black + white;
    if (discs < LEAST_DISCS || discs > Square.COUNT) {
      return Optional.empty();
    }
    int won = black == white ? Square.COUNT / 2 : black > white ? Square.COUNT - white : black;
    Outcome outcome = Outcome.ofBlackDiscs(won);
    return Optional.of(discs == Square.COUNT ? outcome : outcome.withBoardDiff(black - white));
  }

  /**
   * What a difference says. An odd one leaves the empty squares out and does not say how many there
   * are, so that it gives no discs.
   *
   * @param discDiff black's discs minus white's, at most as many as there are squares
   * @param squares of the board
   */
  public static Outcome ofDifference(int discDiff, int squares) {
    return (squares + discDiff) % 2 == 0
        ? Outcome.ofBlackDiscs((squares + discDiff) / 2)
        : Outcome.NONE.withBoardDiff(discDiff);
  }
}
