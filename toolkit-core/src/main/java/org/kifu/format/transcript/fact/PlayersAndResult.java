package org.kifu.format.transcript.fact;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * Two players with a result that is not a score: {@code Anna - Bob 1-0}, {@code Anna 1-0 Bob
 * (40-24)}, {@code Anna - Bob (-28)}.
 */
final class PlayersAndResult {
  /** A result without both counts, after the names: the difference, or the winner. */
  private static final Pattern RESULT =
      Pattern.compile(
          "\\s+\\(?(?:([-+\u2212]\\d{1,2})|([10]\\s?[-\u2013:]\\s?[10])|(1[/\u2044]2(?:\\s?-\\s?1[/\u2044]2)?))\\)?$");

  /** Such a result between the names, with a bracket after them. */
  private static final Pattern RESULT_BETWEEN =
      Pattern.compile(
          "\\s([10]\\s?[-\u2013]\\s?[10]|1[/\u2044]2\\s?[-\u2013]\\s?1[/\u2044]2)\\s+"
              + "([^()]*[^()\\s])(?:\\s*\\(([^()]+)\\))?$");

  private static final Pattern DISCS =
      Pattern.compile("(\\d{1,2})\\s?[-\u2013\u2014\u2212:]\\s?(\\d{1,2})");

  private PlayersAndResult() {}

  /** Returns players before a result: {@code Anna - Bob 1-0}, {@code Anna - Bob (-28)}. */
  static Optional<LineFacts> behind(TextLine line, String text, int first) {
    Matcher result = RESULT.matcher(text);
    Matcher against = NamedPair.AGAINST.matcher(text);
    if (!result.find(first) || !against.region(first, result.start()).find()) {
      return Optional.empty();
    }
    return NamedPair.in(line, first, against.start(), against.end(), result.start())
        .flatMap(
            pair ->
                outcome(pair, result)
                    .map(
                        said ->
                            pair.facts(
                                said,
                                result.start() + result.group().indexOf(result.group().strip()))));
  }

  /**
   * Returns players with such a result between them, {@code Anna 1-0 Bob}; the discs, or another
   * remark on the end, may follow in brackets.
   */
  static Optional<LineFacts> between(TextLine line, String text, int first) {
    Matcher result = RESULT_BETWEEN.matcher(text);
    if (!result.find(first)) {
      return Optional.empty();
    }
    boolean hasColour = result.group(3) != null && NamedSide.isColour(result.group(3));
    String bracket = result.group(3) == null || hasColour ? "" : result.group(3);
    Matcher discs = DISCS.matcher(bracket);
    boolean hasDiscs = discs.matches();
    return NamedPair.in(
            line, first, result.start(), result.start(2), hasColour ? text.length() : result.end(2))
        .filter(pair -> NameText.isPlayer(pair.first().name()))
        .filter(pair -> NameText.isPlayer(pair.second().name()))
        .flatMap(
            pair ->
                (hasDiscs ? counted(pair, result.group(1), discs) : said(pair, result.group(1)))
                    .map(said -> pair.facts(said, result.start(1))))
        .map(
            players ->
                hasDiscs || bracket.isEmpty()
                    ? players
                    : players.with(PlayersAndScore.remark(bracket)));
  }

  private static Optional<Outcome> said(NamedPair pair, String result) {
    return isDraw(result) ? Optional.of(Outcome.DRAWN) : ofWinner(pair, result);
  }

  /** The discs after a result, if they agree with it. */
  private static Optional<Outcome> counted(NamedPair pair, String result, Matcher discs) {
    int one = Integer.parseInt(discs.group(1));
    int other = Integer.parseInt(discs.group(2));
    boolean isSame =
        isDraw(result) ? one == other : result.startsWith("1") ? one > other : one < other;
    return isSame && said(pair, result).isPresent()
        ? WrittenScore.outcome(pair.isBlackFirst() ? one + "-" + other : other + "-" + one)
        : Optional.empty();
  }

  private static boolean isDraw(String result) {
    return result.indexOf('/') > 0 || result.indexOf('\u2044') > 0;
  }

  /** The first player's result; a difference is that of black, who is named first. */
  private static Optional<Outcome> outcome(NamedPair pair, Matcher result) {
    if (result.group(3) != null) {
      return Optional.of(Outcome.DRAWN);
    }
    if (result.group(1) != null) {
      int difference = Integer.parseInt(result.group(1).replace('\u2212', '-'));
      return pair.isBlackFirst() && Math.abs(difference) <= Square.COUNT
          ? Optional.of(WrittenScore.ofDifference(difference, Square.COUNT))
          : Optional.empty();
    }
    return ofWinner(pair, result.group(2));
  }

  private static Optional<Outcome> ofWinner(NamedPair pair, String won) {
    boolean isFirst = won.startsWith("1");
    Disc first = pair.isBlackFirst() ? Disc.BLACK : Disc.WHITE;
    boolean isOne = isFirst != won.endsWith("1") && (pair.isBlackFirst() || pair.isWhiteFirst());
    return isOne
        ? Optional.of(Outcome.NONE.withWinner(isFirst ? first : first.opponent()))
        : Optional.empty();
  }
}
