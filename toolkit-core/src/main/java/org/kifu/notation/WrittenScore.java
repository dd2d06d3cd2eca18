package org.kifu.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;
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

  private static final String DASH = "[-\\u2013\\u2014\\u2212]";

  private static final String BLACKS = SideNames.of(Disc.BLACK) + "|b";
  private static final String SIDE = BLACKS + "|" + SideNames.of(Disc.WHITE) + "|w";

  /** A word after a number of discs. */
  private static final String DISC = "(?:discs?|disks?|stones?|pieces?|points?|pions?|石|個|子)?";

  /** Two numbers with a slash between them, which may also be a date or a round. */
  private static final Pattern SLASHED = Pattern.compile("(\\d{1,2})/(\\d{1,2})");

  /** Two counts with the sides next to them: {@code 黒37-27白}, {@code White 27, Black 37}. */
  private static final Pattern SIDES =
      pattern(
          "(SIDE)?(\\d{1,2})DISC(SIDE)?(?:DASH|[:,\\u5BFE\\u6BD4x\\u00D7\u00E0]|to|zu|tegen|a)(SIDE)?(\\d{1,2})DISC(SIDE)?\\.?");

  /** The beginning of a line that names the sides. */
  private static final Pattern BEGINNING =
      pattern(
          "[\\s(\\[{>*\"']*+((?:final\\s+)?(?:score|result)\\s*DASH\\s*)?(?:SIDE|\\d{1,2}(?:石|個))");

  /** Each side before its discs, {@code Black 37 White 27}. */
  private static final Pattern BOTH =
      pattern("(SIDE)[:=]?(\\d{1,2})DISC(?:DASH|[,;:/])?(SIDE)[:=]?(\\d{1,2})DISC");

  /** The winner before the discs; the winner's count or black's is first. */
  private static final Pattern WINNER =
      pattern("(SIDE)(?:wins?|won)(?:by)?(\\d{1,2})(?:DASH|:)(\\d{1,2})");

  /** The winner and the margin: {@code White wins by 28}, {@code 28石差で白の勝ち}. */
  private static final Pattern WON_BY =
      pattern(
          "(SIDE)(?:の?|(?:wins?|won|gagne|gana|gewinnt|vince)(?:by|de|por|mit|di)|\\+)(\\d{1,2})DISC"
              + "(?:差?で?の?勝ち?)?");

  private static final Pattern BY_WON = pattern("(\\d{1,2})(?:石|個)差?で(SIDE)の?勝ち?");

  /** The winner after a score: {@code 18-46 白勝ち}. */
  private static final Pattern WINNER_BEHIND =
      pattern("(.*\\d[^\\d,;、。]*?)[,;、。]*(SIDE)(?:の?勝ち?|wins?|won|胜|승)[!.。]*");

  /**
   * A score with the winner in brackets or after a preposition: {@code 41-23 (White)}, {@code 41-23
   * for White}.
   */
  private static final Pattern OF_WINNER =
      pattern(
          "[\\s(\\[]*(\\d{1,2})\\s*(?:DASH|[:/])\\s*(\\d{1,2})[\\s)\\],;]*"
              + "(?:[(\\[]\\s*(SIDE)(?:\\s+(?:wins?|won|winner))?\\s*[)\\]]"
              + "|\\s(?:for|to|pour(?:\\s+les)?|für|per(?:\\s+il)?|para(?:\\s+las)?|voor)\\s+(SIDE)"
              + "|\\s(SIDE)\\s+(?:wins?|won))[\\s.!)\\]]*");

  /** A draw in words. */
  private static final Pattern DRAW =
      Pattern.compile(
          "(?iu)[\\s(*>]*(?:an?\\s|it\\s(?:is|was)\\sa\\s)?(?:draw|tie|remis|unentschieden|égalité|partie"
              + " nulle|match"
              + " nul|pareggio|empate|引き?分け|和棋)[\\s,:;.!(\u2013-]*32\\s?(?:each|all|apiece|beide|partout|a"
              + " testa|[-\u2013:]\\s?32|(?:to|à|a|zu|対)\\s32)[\\s).!]*");

  /** A word after the last count for the winner. */
  private static final Pattern WIN = pattern("(.*\\d)(?:wins?|winner|won)");

  /** The least number of discs after a move: four at the start and one more. */
  private static final int LEAST_DISCS = 5;

  private WrittenScore() {}

  private static Pattern pattern(String form) {
    return Pattern.compile(
        "(?iu)" + form.replace("SIDE", SIDE).replace("DISC", DISC).replace("DASH", DASH));
  }

  /**
   * Returns the outcome in the words after a label for the score, such as {@code 37 : 27}, perhaps
   * with the sides next to their discs.
   */
  public static Optional<Outcome> labelled(String written) {
    if (DISCS.matcher(written).matches()) {
      return outcome(written); // the usual case
    }
    Optional<Outcome> ofWinner = ofWinnerBehind(written);
    if (ofWinner.isPresent()) {
      return ofWinner;
    }
    String text = compact(written);
    Matcher slashed = SLASHED.matcher(text);
    if (slashed.matches()) {
      return ofFullBoard(Integer.parseInt(slashed.group(1)), Integer.parseInt(slashed.group(2)));
    }
    Matcher behind = WINNER_BEHIND.matcher(text);
    return behind.matches()
        ? ofCounts(behind.group(1)).filter(score -> isWonBy(score, behind.group(2)))
        : ofCounts(text);
  }

  private static Optional<Outcome> ofFullBoard(int black, int white) {
    return black + white == Square.COUNT
        ? Optional.of(Outcome.ofBlackDiscs(black))
        : Optional.empty();
  }

  /** A score with the winner after it; the greater count is the winner's, whichever is first. */
  private static Optional<Outcome> ofWinnerBehind(String written) {
    boolean mayBe = !written.isEmpty() && !isDigit(written.charAt(written.length() - 1));
    Matcher winner = OF_WINNER.matcher(mayBe ? CompatibleForm.of(written) : "");
    if (!winner.matches()) {
      return Optional.empty();
    }
    String bracket = winner.group(3);
    String side =
        bracket != null ? bracket : winner.group(4) != null ? winner.group(4) : winner.group(5);
    return ofWinner(side, winner.group(1), winner.group(2)).filter(score -> isWonBy(score, side));
  }

  /** Whether a character is one of 0 to 9. */
  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /**
   * Returns the outcome in a line without a label that names the sides, {@code Black 16 White 48}
   * or {@code White wins 48-16}, or that states a draw, {@code A draw, 32 each!}; nothing for any
   * other line.
   */
  public static Optional<Outcome> namingSides(String written) {
    if (written.contains("32") && DRAW.matcher(written).matches()) {
      return outcome("32-32");
    }
    Matcher beginning = BEGINNING.matcher(written);
    return beginning.lookingAt()
        ? ofNamedSides(compact(written.substring(Math.max(beginning.end(1), 0))))
        : Optional.empty();
  }

  /** The text without spaces and brackets, with each sign in its usual form. */
  private static String compact(String written) {
    String text =
        CompatibleForm.of(written).replaceAll("[\\s(){}\\[\\]\"'\uFE0F]", "").replace("--", "-");
    Matcher win = WIN.matcher(text);
    return win.matches() ? win.group(1) : text;
  }

  private static Optional<Outcome> ofCounts(String counts) {
    String text = counts.endsWith("で") ? counts.substring(0, counts.length() - 1) : counts;
    Matcher sides = SIDES.matcher(text);
    return sides.matches() ? ofSides(sides) : ofNamedSides(text).or(() -> outcome(text));
  }

  private static boolean isWonBy(Outcome score, String side) {
    int more = 2 * score.blackDiscs().orElse(Square.COUNT / 2) - Square.COUNT;
    return isWhite(side) ? more < 0 : more > 0;
  }

  private static Optional<Outcome> ofNamedSides(String text) {
    Matcher both = BOTH.matcher(text);
    if (both.matches()) {
      int one = Integer.parseInt(both.group(2));
      int other = Integer.parseInt(both.group(4));
      boolean isWhiteFirst = isWhite(both.group(1));
      return isWhiteFirst == isWhite(both.group(3))
          ? Optional.empty()
          : isWhiteFirst ? ofDiscs(other, one) : ofDiscs(one, other);
    }
    Matcher winner = WINNER.matcher(text);
    return winner.matches()
        ? ofWinner(winner.group(1), winner.group(2), winner.group(3))
        : ofMargin(text);
  }

  private static Optional<Outcome> ofWinner(String side, String one, String other) {
    int most = Math.max(Integer.parseInt(one), Integer.parseInt(other));
    int least = Math.min(Integer.parseInt(one), Integer.parseInt(other));
    return isWhite(side) ? ofDiscs(least, most) : ofDiscs(most, least);
  }

  private static Optional<Outcome> ofMargin(String text) {
    Matcher by = WON_BY.matcher(text);
    Matcher won = BY_WON.matcher(text);
    boolean isBy = by.matches() && (text.indexOf('勝') > 0 || !isBareCount(by));
    if (!isBy && !won.matches()) {
      return Optional.empty();
    }
    String side = isBy ? by.group(1) : won.group(2);
    int margin = Integer.parseInt(isBy ? by.group(2) : won.group(1));
    return margin > Square.COUNT
        ? Optional.empty()
        : Optional.of(ofDifference(isWhite(side) ? -margin : margin, Square.COUNT));
  }

  /** Whether a number after a side may be the count of its discs. */
  private static boolean isBareCount(Matcher by) {
    return by.end(1) == by.start(2) || by.group().startsWith("の", by.end(1));
  }

  /**
   * The outcome of counts with sides. A side after both counts may own the last one or be the
   * winner; it is accepted only if it is both.
   */
  private static Optional<Outcome> ofSides(Matcher sides) {
    Optional<Boolean> first = isWhite(sides, 1, 3);
    Optional<Boolean> second = isWhite(sides, 4, 6);
    int one = Integer.parseInt(sides.group(2));
    int other = Integer.parseInt(sides.group(5));
    if (first.isPresent() && first.equals(second)) {
      return Optional.empty();
    }
    if (first.isEmpty() && sides.group(6) != null) {
      return isWhite(sides.group(6)) == one < other ? ofDiscs(one, other) : Optional.empty();
    }
    boolean isWhiteFirst = first.orElse(!second.orElse(true));
    return isWhiteFirst ? ofDiscs(other, one) : ofDiscs(one, other);
  }

  private static Optional<Boolean> isWhite(Matcher sides, int before, int behind) {
    String side = sides.group(before) == null ? sides.group(behind) : sides.group(before);
    return Optional.ofNullable(side).map(WrittenScore::isWhite);
  }

  private static boolean isWhite(String side) {
    return side.equalsIgnoreCase("w") || SideNames.side(side).equals(Optional.of(Disc.WHITE));
  }

  /**
   * Returns the outcome of a score; nothing if it is not a score of the 8x8 board. If the score
   * leaves out the empty squares and shows their number, they are given to the winner.
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

  /**
   * Returns the outcome of the discs of both sides; nothing if they are not a score of the 8x8
   * board.
   */
  public static Optional<Outcome> ofDiscs(int black, int white) {
    int discs = black + white;
    if (discs < LEAST_DISCS || discs > Square.COUNT) {
      return Optional.empty();
    }
    Outcome outcome = Outcome.ofBlackDiscs(FinalDiscs.of(black, white));
    return Optional.of(discs == Square.COUNT ? outcome : outcome.withBoardDiff(black - white));
  }

  /**
   * Returns the outcome of a disc difference. An odd difference leaves out the empty squares and
   * does not show their number, so it gives no disc count.
   *
   * @param discDiff black's discs minus white's, not greater than the number of squares
   * @param squares the number of squares of the board
   */
  public static Outcome ofDifference(int discDiff, int squares) {
    return (squares + discDiff) % 2 == 0
        ? Outcome.ofBlackDiscs((squares + discDiff) / 2)
        : Outcome.NONE.withBoardDiff(discDiff);
  }
}
