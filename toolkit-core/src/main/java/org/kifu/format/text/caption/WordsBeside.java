package org.kifu.format.text.caption;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.PlacedText;

/** The words before the names of two players and behind them. */
final class WordsBeside {
  /** The end of a sentence, not of a title or an initial. */
  private static final Pattern SENTENCE_END = Pattern.compile("\\p{Ll}{3}[.!?]\\s");

  /** The least letters of an event. */
  private static final int LEAST_OF_EVENT = 3;

  private static final int MOST_OF_EVENT = 50;

  private WordsBeside() {}

  /** Whether words before both players only say that a game follows, or number a figure. */
  static boolean isAnnouncement(String before) {
    boolean isNumbered = before.chars().anyMatch(Character::isDigit);
    return Arrays.stream(CaptionWords.of(before))
        .filter(word -> word.chars().anyMatch(Character::isLetter))
        .map(word -> word.replace("+", ""))
        .allMatch(
            word -> CaptionWords.FIGURE.has(word) || !isNumbered && CaptionWords.ROUND.has(word));
  }

  /** The text without a date at its end or its beginning. */
  static PlacedText withoutDate(PlacedText text) {
    Optional<DateInText> date = DateInText.first(text);
    if (date.isEmpty()) {
      return text;
    }
    String day = date.get().text().toString();
    int at = text.toString().indexOf(day);
    String before = text.toString().substring(0, Math.max(at, 0)).strip();
    String behind = text.toString().substring(Math.max(at, 0) + day.length()).strip();
    boolean isLast = behind.isEmpty() || behind.equals(")");
    boolean isFirst = before.isEmpty();
    return at < 0 || !isLast && !isFirst
        ? text
        : withoutSigns(isLast ? text.piece(0, at) : text.piece(at + day.length(), text.length()));
  }

  static PlacedText withoutSigns(PlacedText text) {
    int from = 0;
    int to = text.length();
    while (from < to && isSign(text.charAt(from))) {
      from++;
    }
    while (to > from && isSign(text.charAt(to - 1)) && text.charAt(to - 1) != ')') {
      to--;
    }
    return text.piece(from, to);
  }

  private static boolean isSign(char c) {
    return Character.isWhitespace(c) || ",;:|-–—(".indexOf(c) >= 0;
  }

  private static boolean isRound(String words) {
    return CaptionWords.ROUND.isIn(words) || CaptionWords.OCCASION.isIn(words);
  }

  /**
   * The text behind the last colon, or the last gap. No blank has to follow the colon of a round.
   */
  static PlacedText behindColon(PlacedText text) {
    String written = text.toString();
    int colon = written.lastIndexOf(": ");
    int sign = written.indexOf(':');
    boolean isOfRound = colon < 0 && sign > 0 && isRound(written.substring(0, sign));
    colon = isOfRound ? sign : colon;
    int gap = written.lastIndexOf("  ");
    int from = Math.max(colon < 0 ? 0 : colon + 1, gap < 0 ? 0 : gap + 1);
    Matcher sentence = SENTENCE_END.matcher(written);
    while (sentence.find()) {
      from = Math.max(from, sentence.end());
    }
    return text.piece(from, written.length()).strip();
  }

  /** The first words behind a second name that may be an event, or say something else. */
  static @Nullable PlacedText behind(PlacedText text, PlacedText name) {
    PlacedText rest = text.piece(Math.min(text.length(), name.length()), text.length());
    int at = 0;
    while (at < rest.length()) {
      int end = at;
      while (end < rest.length() && ",;".indexOf(rest.charAt(end)) < 0) {
        end++;
      }
      PlacedText part = withoutBrackets(rest.piece(at, end).strip());
      if (isRemark(part)) {
        return part;
      }
      at = end + 1;
    }
    return null;
  }

  private static PlacedText withoutBrackets(PlacedText text) {
    int last = text.length() - 1;
    boolean isInBrackets = last > 1 && text.charAt(0) == '(' && text.charAt(last) == ')';
    return isInBrackets ? text.piece(1, last) : text;
  }

  private static boolean isRemark(PlacedText part) {
    return part.length() <= MOST_OF_EVENT
        && part.chars().filter(Character::isLetter).count() >= LEAST_OF_EVENT
        && DateInText.first(part).isEmpty()
        && WrittenCounts.in(part.toString()).isEmpty()
        && !SquareList.isOnly(part.toString());
  }
}
