package org.kifu.format.transcript;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.TextLine;
import org.kifu.format.WrittenScore;
import org.kifu.game.Outcome;

/**
 * Who played, and the score between their names: {@code Tastet Marc 40-24 Penloup Dominique}.
 *
 * @param black as written
 * @param white as written
 * @param score what the score says
 * @param blackAt the first character of each in the normal text of the line
 * @param scoreAt the same of the score
 * @param whiteAt the same of white's name
 */
record Players(String black, String white, Outcome score, int blackAt, int scoreAt, int whiteAt) {
  private static final Pattern SCORE =
      Pattern.compile("\\s(\\d{1,2}\\s?[-\u2013\u2014\u2212]\\s?\\d{1,2})\\s");

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 150;

  private static final int MOST_WORDS = 5;

  /** What stands in names in small letters. */
  private static final Set<String> PARTICLES =
      Set.of("da", "de", "del", "della", "der", "di", "du", "la", "le", "ten", "van", "von", "y");

  /**
   * Returns the players that the beginning of a line names; nothing if it may say anything else.
   *
   * @param to where the moves begin, or the line ends
   */
  static Optional<Players> in(TextLine line, int to) {
    int end = to;
    while (end > 0 && isBetween(line.text().charAt(end - 1))) {
      end--;
    }
    String text = line.text().substring(0, end);
    Matcher score = SCORE.matcher(text.length() <= MOST_CHARACTERS ? text : "");
    if (!score.find()) {
      return Optional.empty();
    }
    int from = text.length() - text.stripLeading().length();
    boolean areNamed =
        score.start() > from
            && isName(text.substring(from, score.start()))
            && isName(text.substring(score.end()));
    if (!areNamed) {
      return Optional.empty();
    }
    String black = line.raw(from, score.start()).strip();
    String white = line.raw(score.end(), text.length()).strip();
    return WrittenScore.outcome(score.group(1).replaceAll("\\s", ""))
        .map(said -> new Players(black, white, said, from, score.start(1), score.end()));
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
    String[] words = text.strip().split("\\s+", -1);
    boolean isName =
        words.length <= MOST_WORDS
            && !words[0].isEmpty()
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
