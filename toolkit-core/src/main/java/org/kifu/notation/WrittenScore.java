package org.kifu.notation;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * The score of a game as people write it: {@code 37-27}, black's discs first, or {@code B+10}, the
 * winner and the margin.
 */
public final class WrittenScore {
  private static final Pattern DISCS =
      Pattern.compile("(\\d{1,2})[-\\u2013\\u2014\\u2212](\\d{1,2})");
  private static final Pattern MARGIN = Pattern.compile("([BbWw])\\+(\\d{1,2})");

  /** With the sides beside their discs: {@code 黒37-27白}, {@code White 27, Black 37}. */
  private static final Pattern SIDES =
      Pattern.compile(
          "(?iu)(SIDE)?(\\d{1,2})(SIDE)?[-\\u2013\\u2014\\u2212:,\u5BFE](SIDE)?(\\d{1,2})(SIDE)?"
              .replace(
                  "SIDE",
                  LabelledFact.FactWords.of(Fact.BLACK)
                      + "|b|"
                      + LabelledFact.FactWords.of(Fact.WHITE)
                      + "|w"));

  /** Each side before its discs, {@code Black 37 White 27}. */
  private static final Pattern BOTH =
      Pattern.compile("(?iu)(SIDE)(\\d{1,2})(SIDE)(\\d{1,2})".replace("SIDE", sides()));

  /** The winner before the discs, the winner's first or black's first. */
  private static final Pattern WINNER =
      Pattern.compile(
          "(?iu)(SIDE)(?:wins?|won)(?:by)?(\\d{1,2})[-\\u2013\\u2014\\u2212:](\\d{1,2})"
              .replace("SIDE", sides()));

  /** Four at the start and one more for a move. */
  private static final int LEAST_DISCS = 5;

  private WrittenScore() {}

  /** Whether this is a score of the 8x8 board. */
  public static boolean isOne(String written) {
    return outcome(written).isPresent();
  }

  /**
   * Returns what the words behind a label for the score say, {@code 37 : 27} and the sides beside
   * their discs among them.
   */
  public static Optional<Outcome> labelled(String written) {
    String text = Normalizer.normalize(written, Normalizer.Form.NFKC).replaceAll("[\\s()]", "");
    Matcher sides = SIDES.matcher(text);
    return sides.matches() ? ofSides(sides) : ofNamedSides(text).or(() -> outcome(text));
  }

  /**
   * Returns what a line without a label says that names the sides, {@code Black 16 White 48} or
   * {@code White wins 48-16}; nothing for any other.
   */
  public static Optional<Outcome> namingSides(String written) {
    return ofNamedSides(
        Normalizer.normalize(written, Normalizer.Form.NFKC).replaceAll("[\\s()]", ""));
  }

  private static Optional<Outcome> ofNamedSides(String text) {
    Matcher both = BOTH.matcher(text);
    if (both.matches()) {
      Optional<Fact> first = side(both.group(1));
      int one = Integer.parseInt(both.group(2));
      int other = Integer.parseInt(both.group(4));
      return first.equals(side(both.group(3)))
          ? Optional.empty()
          : first.equals(Optional.of(Fact.WHITE)) ? ofDiscs(other, one) : ofDiscs(one, other);
    }
    Matcher winner = WINNER.matcher(text);
    if (!winner.matches()) {
      return Optional.empty();
    }
    int one = Integer.parseInt(winner.group(2));
    int other = Integer.parseInt(winner.group(3));
    boolean isWhites = side(winner.group(1)).equals(Optional.of(Fact.WHITE));
    int most = Math.max(one, other);
    int least = Math.min(one, other);
    return isWhites ? ofDiscs(least, most) : ofDiscs(most, least);
  }

  private static String sides() {
    return LabelledFact.FactWords.of(Fact.BLACK) + "|" + LabelledFact.FactWords.of(Fact.WHITE);
  }

  private static Optional<Outcome> ofSides(Matcher sides) {
    Optional<Fact> first = side(sides.group(1)).or(() -> side(sides.group(3)));
    Optional<Fact> second = side(sides.group(4)).or(() -> side(sides.group(6)));
    int one = Integer.parseInt(sides.group(2));
    int other = Integer.parseInt(sides.group(5));
    if (first.isPresent() && first.equals(second)) {
      return Optional.empty();
    }
    boolean isWhiteFirst =
        first.equals(Optional.of(Fact.WHITE)) || second.equals(Optional.of(Fact.BLACK));
    return isWhiteFirst ? ofDiscs(other, one) : ofDiscs(one, other);
  }

  private static Optional<Fact> side(@Nullable String word) {
    return Optional.ofNullable(word)
        .map(
            each ->
                each.equalsIgnoreCase("b") ? "black" : each.equalsIgnoreCase("w") ? "white" : each)
        .flatMap(LabelledFact::named);
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
    Outcome outcome = Outcome.ofBlackDiscs(FinalDiscs.of(black, white));
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
