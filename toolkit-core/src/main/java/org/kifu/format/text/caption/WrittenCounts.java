package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.Square;

/**
 * Two counts with a sign between them, {@code 40-24} or {@code (40 : 24)}.
 *
 * @param squares the number of squares of the board whose discs they may be
 * @param sign the first character of the sign or word between them
 * @param from the index of the first digit, or of a bracket right before it
 * @param to the index after the last digit, or after a bracket right behind it
 */
record WrittenCounts(int squares, int first, int second, char sign, int from, int to) {
  private static final String SIGNS = "-‐–—―−:/比対對对";
  private static final List<String> WORDS = List.of("to", "à", "a", "zu", "x", "tegen");

  /** The least sum of counts that is no result of games. */
  private static final int LEAST_SUM = 10;

  /** The greatest number of two digits. */
  private static final int TWO_DIGITS = 99;

  private static final int MOST_COUNTS = 8;

  /** Whether the counts may be the discs of a game. */
  boolean mayBeDiscs() {
    return first + second <= squares && first + second >= LEAST_SUM;
  }

  /** Whether they may be a time or a date: a score by these signs fills the board. */
  boolean mayBeTime() {
    return (sign == ':' || sign == '/') && first + second != squares;
  }

  /** The most digits of the number of discs of a side. */
  static int digits(int squares) {
    return squares > TWO_DIGITS ? 3 : 2;
  }

  /** All counts in a text, in order, whatever they count, as of the 8x8 board. */
  static List<WrittenCounts> in(String text) {
    return in(text, Square.COUNT);
  }

  /** All counts in a text, in order, whatever they count, as of a board of so many squares. */
  static List<WrittenCounts> in(String text, int squares) {
    int digits = digits(squares);
    List<WrittenCounts> found = new ArrayList<>(1);
    int at = 0;
    while (at < text.length() && found.size() < MOST_COUNTS) {
      int end = digitsEnd(text, at);
      boolean mayBegin = end > at && end - at <= digits && isFree(text, at - 1);
      int second = mayBegin ? secondBegin(text, end) : -1;
      int to = second < 0 ? -1 : digitsEnd(text, second);
      boolean isWhole = to > second && to - second <= digits && !goesOn(text, to);
      if (isWhole && !isTimeOfDay(text, to)) {
        found.add(of(squares, text, at, end, second, to));
        at = to;
      } else {
        at = Math.max(end, at + 1);
      }
    }
    return found;
  }

  private static WrittenCounts of(int squares, String text, int from, int end, int second, int to) {
    boolean hasBracket =
        from > 0
            && to < text.length()
            && "([".indexOf(text.charAt(from - 1)) >= 0
            && ")]".indexOf(text.charAt(to)) >= 0;
    return new WrittenCounts(
        squares,
        Integer.parseInt(text, from, end, 10),
        Integer.parseInt(text, second, to, 10),
        text.charAt(behindBlanks(text, end)),
        hasBracket ? from - 1 : from,
        hasBracket ? to + 1 : to);
  }

  private static int digitsEnd(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /** Whether a character does not make digits behind it a part of another number. */
  private static boolean isFree(String text, int index) {
    return index < 0
        || !Character.isDigit(text.charAt(index)) && "./:-".indexOf(text.charAt(index)) < 0;
  }

  /** Whether a further number, or a decimal part, follows counts. */
  private static boolean goesOn(String text, int to) {
    return to + 1 < text.length()
        && ".,:-/".indexOf(text.charAt(to)) >= 0
        && Character.isDigit(text.charAt(to + 1));
  }

  /** Whether a word behind counts shows that they are a time. */
  private static boolean isTimeOfDay(String text, int to) {
    int from = behindBlanks(text, to);
    int end = from;
    while (end < text.length() && ".'".indexOf(text.charAt(end)) >= 0
        || end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return end > from && CaptionWords.CLOCK.has(text.substring(from, end));
  }

  /** The index of the second count behind a sign or a word; -1 if there is none. */
  private static int secondBegin(String text, int end) {
    int at = behindBlanks(text, end);
    int behind = at;
    while (behind < text.length() && behind - at < 2 && SIGNS.indexOf(text.charAt(behind)) >= 0) {
      behind++;
    }
    if (behind == at && at > end) {
      for (String word : WORDS) {
        boolean isWord = text.startsWith(word + " ", at);
        behind = isWord ? at + word.length() : behind;
      }
    }
    int second = behindBlanks(text, behind);
    return behind == at || second >= text.length() || second - behind > 2 || at - end > 2
        ? -1
        : second;
  }

  private static int behindBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Whether a whole text is counts, with at most the number of a game before them. */
  static boolean areOnly(CharSequence piece, int squares) {
    String text = piece.toString().strip();
    return in(text, squares).stream()
        .filter(counts -> counts.mayBeDiscs() && !counts.mayBeTime())
        .anyMatch(
            counts ->
                text.length() - counts.to() <= 1
                    && (counts.from() == 0 || isOccasion(text.substring(0, counts.from()))));
  }

  /** Whether a text is only the number of a game or a round. */
  private static boolean isOccasion(String text) {
    return text.chars().anyMatch(Character::isDigit)
        && Arrays.stream(CaptionWords.of(text))
            .filter(word -> word.chars().anyMatch(Character::isLetter))
            .allMatch(word -> CaptionWords.OCCASION.has(word) || CaptionWords.ROUND.has(word));
  }
}
