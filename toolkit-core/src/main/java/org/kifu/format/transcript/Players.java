package org.kifu.format.transcript;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;
import org.kifu.source.TextLine;

/**
 * Who played, and the score: {@code Tastet Marc 40-24 Penloup Dominique}, {@code Tastet Marc -
 * Penloup Dominique 40-24}.
 */
final class Players {
  private static final Pattern SCORE =
      Pattern.compile("\\s\\(?(\\d{1,2})\\s?([-\u2013\u2014\u2212:])\\s?(\\d{1,2})\\)?(?:\\s|$)");

  /** What stands between names above or before a score. */
  private static final Pattern AGAINST = Pattern.compile("\\s(?:[-\u2013\u2014]|vs?\\.?)\\s");

  /** What stands behind a time of day and not behind a score. */
  private static final Pattern CLOCK_WORD =
      Pattern.compile(
          "(?iu)\\s*(?:[ap]\\.?m|uhr|hrs?|h|o['\u2019]?clock|\u0447|\u6642)(?![\\p{L}\\p{N}])");

  /** The marks of a quotation and the number of a game before its players. */
  private static final Pattern MARKS =
      Pattern.compile("[\\s>]*+(?:#?\\d{1,3}\\s?[.):]\\s+)?(?=\\S)");

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 150;

  private Players() {}

  /**
   * Returns the players that the beginning of a line names; nothing if it may say anything else.
   *
   * @param to where the moves begin, or the line ends
   */
  static Optional<Facts> in(TextLine line, int to) {
    int end = to;
    while (end > 0 && isBetween(line.text().charAt(end - 1)) && !isInitial(line.text(), end)) {
      end--;
    }
    if (end == 0 || end > MOST_CHARACTERS) {
      return Optional.empty();
    }
    String text = line.text().substring(0, end);
    int first = Character.isLetter(text.charAt(0)) ? 0 : behindMarks(text);
    Matcher score = SCORE.matcher(text);
    if (!score.find(first)) {
      return coloured(line, text, first);
    }
    if (isTimeOfDay(text, score)) {
      return Optional.empty();
    }
    if (score.end() < end) {
      return facts(line, score, first, score.start(), score.end(), end);
    }
    Matcher against = AGAINST.matcher(text).region(first, score.start());
    return against.find()
        ? facts(line, score, first, against.start(), against.end(), score.start())
        : Optional.empty();
  }

  private static int behindMarks(String text) {
    Matcher marks = MARKS.matcher(text);
    return marks.lookingAt() ? marks.end() : 0;
  }

  /** Whether it is no score: {@code 8:56 PM}, {@code 20:44 Uhr}. */
  private static boolean isTimeOfDay(String text, Matcher score) {
    boolean hasColon = score.group(2).equals(":");
    return hasColon && CLOCK_WORD.matcher(text).region(score.end(3), text.length()).lookingAt();
  }

  /** Players without a score, where both have their colours. */
  private static Optional<Facts> coloured(TextLine line, String text, int first) {
    Matcher against = AGAINST.matcher(text);
    if (text.indexOf('(') < 0 || !against.find(first)) {
      return Optional.empty();
    }
    Optional<NamedSide> one = NamedSide.in(line, first, against.start());
    Optional<NamedSide> other = NamedSide.in(line, against.end(), text.length());
    return one.filter(each -> each.colour().isPresent())
        .flatMap(
            each ->
                other
                    .filter(its -> its.colour().equals(each.colour().map(Disc::opponent)))
                    .map(its -> each.mayBe(Disc.BLACK) ? facts(each, its) : facts(its, each)));
  }

  private static Facts facts(NamedSide black, NamedSide white) {
    GameHeader header = new GameHeader(black.name(), white.name(), "", "", GameDate.UNKNOWN);
    return new Facts(header, Outcome.NONE, Map.of(Fact.BLACK, black.at(), Fact.WHITE, white.at()));
  }

  /** The players and the score, if the stretches of both are names. */
  private static Optional<Facts> facts(
      TextLine line, Matcher score, int first, int firstEnd, int second, int secondEnd) {
    Optional<NamedSide> one = NamedSide.in(line, first, firstEnd);
    Optional<NamedSide> other = NamedSide.in(line, second, secondEnd);
    return one.flatMap(each -> other.flatMap(its -> facts(each, its, score)));
  }

  /** Black is named first, unless colours beside the names say otherwise. */
  private static Optional<Facts> facts(NamedSide first, NamedSide second, Matcher score) {
    if (first.mayBe(Disc.BLACK) && second.mayBe(Disc.WHITE)) {
      String written = score.group(1) + "-" + score.group(3);
      return outcome(score, written).map(said -> facts(first, second, said, score.start(1)));
    }
    String turned = score.group(3) + "-" + score.group(1);
    return first.mayBe(Disc.WHITE) && second.mayBe(Disc.BLACK)
        ? outcome(score, turned).map(said -> facts(second, first, said, score.start(1)))
        : Optional.empty();
  }

  /** Between colons it may be a time, if the board is not full. */
  private static Optional<Outcome> outcome(Matcher score, String written) {
    return score.group(2).equals(":") ? Clock.score(written) : WrittenScore.outcome(written);
  }

  private static Facts facts(NamedSide black, NamedSide white, Outcome said, int scoreAt) {
    return new Facts(
        facts(black, white).header(),
        said,
        Map.of(Fact.BLACK, black.at(), Fact.RESULT, scoreAt, Fact.WHITE, white.at()));
  }

  /** Whether a point belongs to the name before it: {@code Penloup D.} */
  private static boolean isInitial(String text, int end) {
    return end > 2
        && text.charAt(end - 1) == '.'
        && Character.isUpperCase(text.charAt(end - 2))
        && !Character.isLetterOrDigit(text.charAt(end - 3));
  }

  /** What may stand between the names and the moves. */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || ":;,.-|".indexOf(c) >= 0;
  }
}
