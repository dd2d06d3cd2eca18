package org.kifu.format.transcript;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.TextLine;
import org.kifu.format.WrittenScore;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * Who played, and the score: {@code Tastet Marc 40-24 Penloup Dominique}, {@code Tastet Marc -
 * Penloup Dominique 40-24}.
 */
final class Players {
  private static final String DISCS = "(\\d{1,2}\\s?[-\u2013\u2014\u2212]\\s?\\d{1,2})";
  private static final Pattern SCORE_BETWEEN =
      Pattern.compile("(?<black>.*?)\\s(?<score>" + DISCS + ")\\s(?<white>.*)");
  private static final Pattern SCORE_BEHIND =
      Pattern.compile(
          "(?<black>.*?)\\s(?:[-\u2013\u2014]|vs?\\.?)\\s(?<white>.*?)\\s\\(?(?<score>"
              + DISCS
              + ")\\)?");

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 150;

  private static final int MOST_WORDS = 5;

  /** What stands in names in small letters. */
  private static final Set<String> PARTICLES =
      Set.of("da", "de", "del", "della", "der", "di", "du", "la", "le", "ten", "van", "von", "y");

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
    return in(line, SCORE_BETWEEN.matcher(text)).or(() -> in(line, SCORE_BEHIND.matcher(text)));
  }

  private static Optional<Facts> in(TextLine line, Matcher said) {
    return said.matches() && isName(said.group("black")) && isName(said.group("white"))
        ? WrittenScore.outcome(said.group("score").replaceAll("\\s", ""))
            .map(score -> facts(line, said, score))
        : Optional.empty();
  }

  private static Facts facts(TextLine line, Matcher said, Outcome score) {
    String black = line.raw(said.start("black"), said.end("black")).strip();
    String white = line.raw(said.start("white"), said.end("white")).strip();
    return new Facts(
        new GameHeader(black, white, "", "", GameDate.UNKNOWN),
        score,
        Map.of(
            Fact.BLACK, said.start("black"),
            Fact.RESULT, said.start("score"),
            Fact.WHITE, said.start("white")));
  }

  /** What may stand between the names and the moves. */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || ":;,.-|".indexOf(c) >= 0;
  }

  private static boolean isOfName(int c) {
    return Character.isLetterOrDigit(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || " .,'\u2019()+_&/-".indexOf(c) >= 0;
  }

  /** A few words that begin with a capital, in letters that have them. */
  private static boolean isName(String text) {
    if (text.isBlank()) {
      return false;
    }
    String[] words = text.strip().split("\\s+", -1);
    boolean isName =
        words.length <= MOST_WORDS
            && Character.isLetter(words[0].codePointAt(0))
            && text.codePoints().allMatch(Players::isOfName);
    for (String word : words) {
      boolean isSmall = Character.isLowerCase(word.codePointAt(0));
      isName &= !isSmall || PARTICLES.contains(word);
      isName &= !WrittenScore.isOne(word);
    }
    return isName && !PARTICLES.contains(words[words.length - 1]);
  }
}
