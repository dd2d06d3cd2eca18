package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/** Numbers that may be anything, and a score only if the board confirms it. */
final class LooseNumbers {
  /** The most characters between the discs of both sides. */
  private static final int MOST_BETWEEN = 20;

  /** The most numbers of a text; more are those of a diagram or a table. */
  private static final int MOST_NUMBERS = 6;

  /** The least sum of the discs of both sides. */
  private static final int LEAST_SUM = 30;

  /** The most characters of a text that is one number. */
  private static final int MOST_OF_ONE = 8;

  /** The result behind a game as Logistello writes it, and the number of empty squares. */
  private static final Pattern LOGISTELLO = Pattern.compile(":\\s+([+-]\\d{2})\\s+\\d{1,2}\\s*");

  private LooseNumbers() {}

  private record LooseNumber(int value, int from, int to) {}

  /** Adds the scores that the numbers of a text may be. */
  static void add(PlacedText piece, Row row, Claims claims) {
    String text = piece.toString();
    Matcher logistello = LOGISTELLO.matcher(text.startsWith(":") ? text : "");
    if (logistello.matches()) {
      PlacedText written = piece.piece(logistello.start(1), logistello.end(1));
      claims.add(new Claim(LabelKind.DIFFERENCE, written.toString(), written, row, Manner.LABEL));
      return;
    }
    List<LooseNumber> numbers = numbers(text, WrittenCounts.digits(claims.squares()));
    if (numbers.size() > MOST_NUMBERS || numbers.isEmpty() || CaptionWords.NO_SCORE.isIn(text)) {
      return;
    }
    for (int i = 0; i + 1 < numbers.size(); i++) {
      LooseNumber one = numbers.get(i);
      LooseNumber other = numbers.get(i + 1);
      int sum = one.value() + other.value();
      if (other.from() - one.to() <= MOST_BETWEEN && sum >= LEAST_SUM && sum <= claims.squares()) {
        PlacedText written = piece.piece(one.from(), other.to());
        String score = SaidWinner.of(text).score(one.value(), other.value());
        claims.addNumbers(new Claim(LabelKind.SCORE, score, written, row, Manner.NUMBERS), piece);
      }
    }
    if (numbers.size() > 1) {
      return;
    }
    LooseNumber by = numbers.getFirst();
    int winner = text.strip().length() < MOST_OF_ONE ? 0 : SaidWinner.of(text).winner();
    if (text.strip().length() < MOST_OF_ONE) {
      addDifference(piece, by, row, claims);
    } else if (winner != 0) {
      String value = (winner > 0 ? "+" : "-") + by.value();
      PlacedText written = piece.piece(by.from(), by.to());
      claims.addNumbers(
          new Claim(LabelKind.DIFFERENCE, value, written, row, Manner.NUMBERS), piece);
    }
  }

  private static void addDifference(PlacedText piece, LooseNumber number, Row row, Claims claims) {
    String text = piece.toString();
    boolean isLast =
        text.substring(number.to()).isBlank() || text.substring(number.to()).strip().equals(")");
    boolean isWord = text.chars().anyMatch(Character::isLetter);
    if (isLast && !isWord) {
      char before = number.from() > 0 ? text.charAt(number.from() - 1) : ' ';
      boolean isSigned = "+-−".indexOf(before) >= 0;
      int from = isSigned ? number.from() - 1 : number.from();
      String value = (isSigned ? before == '+' ? "+" : "-" : "") + number.value();
      PlacedText written = piece.piece(from, number.to());
      claims.addNumbers(
          new Claim(LabelKind.DIFFERENCE, value, written, row, Manner.NUMBERS), piece);
    }
  }

  /** The numbers of at most some digits that are no part of a date, a time or a longer number. */
  private static List<LooseNumber> numbers(String text, int digits) {
    List<LooseNumber> numbers = new ArrayList<>();
    int at = 0;
    while (at < text.length() && numbers.size() <= MOST_NUMBERS) {
      int end = at;
      while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
        end++;
      }
      if (end > at && end - at <= digits && !isPart(text, at, end)) {
        numbers.add(new LooseNumber(Integer.parseInt(text, at, end, 10), at, end));
      }
      at = Math.max(end, at + 1);
    }
    return numbers;
  }

  private static boolean isPart(String text, int from, int to) {
    return from > 1 && "./:".indexOf(text.charAt(from - 1)) >= 0 && isDigit(text, from - 2)
        || from > 0 && isLatin(text.charAt(from - 1))
        || to + 1 < text.length() && "./:".indexOf(text.charAt(to)) >= 0 && isDigit(text, to + 1)
        || to < text.length() && isLatin(text.charAt(to));
  }

  private static boolean isLatin(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private static boolean isDigit(String text, int at) {
    return text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}
