package org.kifu.format.transcript;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.TextLine;
import org.kifu.format.WrittenScore;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;

/**
 * Who played, and the score: {@code Tastet Marc 40-24 Penloup Dominique}, {@code Tastet Marc -
 * Penloup Dominique 40-24}.
 */
final class Players {
  private static final Pattern SCORE =
      Pattern.compile("\\s\\(?(\\d{1,2}\\s?[-\u2013\u2014\u2212]\\s?\\d{1,2})\\)?(?:\\s|$)");

  /** What stands between names above or before a score. */
  private static final Pattern AGAINST = Pattern.compile("\\s(?:[-\u2013\u2014]|vs?\\.?)\\s");

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
    while (end > 0 && isBetween(line.text().charAt(end - 1))) {
      end--;
    }
    if (end == 0 || end > MOST_CHARACTERS) {
      return Optional.empty();
    }
    String text = line.text().substring(0, end);
    Matcher score = SCORE.matcher(text);
    if (!score.find()) {
      return Optional.empty();
    }
    if (score.end() < end) {
      return facts(line, score, 0, score.start(), score.end(), end);
    }
    Matcher against = AGAINST.matcher(text).region(0, score.start());
    return against.find()
        ? facts(line, score, 0, against.start(), against.end(), score.start())
        : Optional.empty();
  }

  /** The players and the score, if the stretches of both are names. */
  private static Optional<Facts> facts(
      TextLine line, Matcher score, int black, int blackEnd, int white, int whiteEnd) {
    String text = line.text();
    boolean areNames =
        NameText.isName(text.substring(black, blackEnd))
            && NameText.isName(text.substring(white, whiteEnd));
    if (!areNames) {
      return Optional.empty();
    }
    int first = text.length() - text.stripLeading().length();
    GameHeader header =
        new GameHeader(
            line.raw(first, blackEnd).strip(),
            line.raw(white, whiteEnd).strip(),
            "",
            "",
            GameDate.UNKNOWN);
    return WrittenScore.outcome(score.group(1).replace(" ", ""))
        .map(
            said ->
                new Facts(
                    header,
                    said,
                    Map.of(Fact.BLACK, first, Fact.RESULT, score.start(1), Fact.WHITE, white)));
  }

  /** What may stand between the names and the moves. */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || ":;,.-|".indexOf(c) >= 0;
  }
}
