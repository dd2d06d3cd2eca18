package org.kifu.format.transcript.fact;

import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;

/**
 * The two counts of a score in a line, {@code 40-24} or {@code (40 : 24)}, between blanks or
 * ideographs. They are read without a pattern, since every line with names before moves has them.
 *
 * @param from the beginning of the counts, including a bracket
 * @param digitsFrom the first digit of the first count
 * @param sign the sign between them
 * @param digitsTo the end of the second count
 * @param to the end of the counts, including the bracket and the blank after them
 */
record CountsInLine(
    int from, int digitsFrom, int first, char sign, int second, int digitsTo, int to) {
  private static final String SIGNS = "-\u2013\u2014\u2212:/";
  private static final String BLANKS = " \t\n\u000B\f\r";
  private static final int MOST_DIGITS = 2;

  /** A word after a time of day, which does not follow a score. */
  private static final Pattern CLOCK_WORD =
      Pattern.compile(
          "(?iu)\\s*(?:[ap]\\.?m|uhr|hrs?|h|o['\u2019]?clock|\u0447|\u6642)(?![\\p{L}\\p{N}])");

  /** Returns the first counts in a line, from a place on; nothing if it has none. */
  static Optional<CountsInLine> in(String text, int from) {
    Optional<CountsInLine> found = Optional.empty();
    for (int at = from; at < text.length() && found.isEmpty(); at++) {
      int start = WrittenScore.isDigit(text.charAt(at)) ? start(text, from, at) : -1;
      found = start >= 0 ? read(text, start, at) : found;
    }
    return found;
  }

  /**
   * The beginning of counts with their first digit at a place, after a blank, a closing bracket or
   * an ideograph; -1 if there cannot be counts.
   */
  private static int start(String text, int first, int digit) {
    boolean hasBracket = digit > first && "([".indexOf(text.charAt(digit - 1)) >= 0;
    int from = hasBracket ? digit - 1 : digit;
    char before = from > 0 ? text.charAt(from - 1) : 'a';
    boolean isBehindBlank = from > first && isBlank(before);
    return isBehindBlank || ")]".indexOf(before) >= 0 || isIdeograph(before) ? from : -1;
  }

  private static Optional<CountsInLine> read(String text, int from, int digit) {
    int firstTo = digitsEnd(text, digit);
    int sign = firstTo < text.length() && isBlank(text.charAt(firstTo)) ? firstTo + 1 : firstTo;
    if (sign >= text.length() || SIGNS.indexOf(text.charAt(sign)) < 0) {
      return Optional.empty();
    }
    int second = sign + 1;
    second += second < text.length() && isBlank(text.charAt(second)) ? 1 : 0;
    int secondTo = digitsEnd(text, second);
    boolean hasBracket = secondTo < text.length() && ")]".indexOf(text.charAt(secondTo)) >= 0;
    int to = hasBracket ? secondTo + 1 : secondTo;
    char behind = to < text.length() ? text.charAt(to) : ' ';
    boolean isEnd = isBlank(behind) || isIdeograph(behind) || ",;".indexOf(behind) >= 0;
    return secondTo > second && isEnd
        ? Optional.of(
            new CountsInLine(
                from,
                digit,
                number(text, digit, firstTo),
                text.charAt(sign),
                number(text, second, secondTo),
                secondTo,
                to < text.length() && isBlank(behind) ? to + 1 : to))
        : Optional.empty();
  }

  private static int digitsEnd(String text, int from) {
    int end = from;
    while (end < text.length()
        && end - from < MOST_DIGITS
        && WrittenScore.isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int number(String text, int from, int to) {
    return Integer.parseInt(text, from, to, 10);
  }

  private static boolean isBlank(char c) {
    return BLANKS.indexOf(c) >= 0;
  }

  private static boolean isIdeograph(char c) {
    return c >= '\u2E80' && c <= '\u9FFF';
  }

  /** Whether the counts are not a score but a time of day: {@code 8:56 PM}, {@code 20:44 Uhr}. */
  boolean areTimeOfDay(String text) {
    return sign == ':' && CLOCK_WORD.matcher(text).region(digitsTo, text.length()).lookingAt();
  }

  /** Whether the counts are not a score but days: {@code Paris, 4-5 July 1998}. */
  boolean areDays(String text) {
    boolean mayBe = WrittenScore.isDigit(text.charAt(text.length() - 1));
    return mayBe && WrittenDate.read(text.substring(digitsFrom)).isPresent();
  }

  /**
   * The score, if the board allows it; unless they fill the board, counts with a colon may be a
   * time, and counts with a slash a date.
   */
  Optional<Outcome> score(boolean isBlackFirst) {
    Optional<Outcome> score =
        isBlackFirst ? WrittenScore.ofDiscs(first, second) : WrittenScore.ofDiscs(second, first);
    boolean mayBeTime = sign == ':' || sign == '/';
    return score.filter(said -> !mayBeTime || said.boardDiff().isEmpty());
  }
}
