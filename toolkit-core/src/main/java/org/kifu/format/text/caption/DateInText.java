package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.GameDate;
import org.kifu.notation.WrittenDate;

/**
 * A day in a text.
 *
 * @param text the words and numbers that state it
 */
record DateInText(GameDate date, PlacedText text) {
  /** The most words of a date, such as {@code 5 de octubre de 1997}. */
  private static final int MOST_WORDS = 5;

  /** The most words of a text in which a date is looked for. */
  private static final int MOST_OF_TEXT = 60;

  private static final int MOST_CHARACTERS = 32;

  /** The date of the clock of a program, {@code Sat Jun 18 18:40:44 PDT 2011}. */
  private static final Pattern OF_CLOCK =
      Pattern.compile(
          "(\\p{L}{3,9}) (\\d{1,2}) \\d{1,2}:\\d{2}(?::\\d{2})?(?: [A-Z]{2,5})? (\\d{4})");

  /** The first day in a text; nothing if there is none. */
  static Optional<DateInText> first(PlacedText text) {
    String written = text.toString();
    if (!mayHold(written)) {
      return Optional.empty();
    }
    Matcher clock = OF_CLOCK.matcher(written);
    if (clock.find()) {
      String day = clock.group(2) + " " + clock.group(1) + " " + clock.group(3);
      Optional<GameDate> date = WrittenDate.read(day);
      if (date.isPresent()) {
        return Optional.of(new DateInText(date.get(), text.piece(clock.start(), clock.end())));
      }
    }
    return first(text, words(written));
  }

  /** Whether there is the number of a year, or of the year of an era. */
  private static boolean mayHold(String text) {
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      digits = c >= '0' && c <= '9' ? digits + 1 : 0;
      if (digits == 4 || c == '年') {
        return true;
      }
    }
    return false;
  }

  private record Word(int from, int to) {}

  private static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    int at = 0;
    while (at < text.length() && words.size() < MOST_OF_TEXT) {
      int end = at;
      while (end < text.length() && isOfWord(text.charAt(end))) {
        end++;
      }
      if (end > at) {
        words.add(new Word(at, end));
      }
      at = end + 1;
    }
    return words;
  }

  private static boolean isOfWord(char c) {
    return !Character.isWhitespace(c) && ",;()[]<>\"~*_".indexOf(c) < 0;
  }

  private static Optional<DateInText> first(PlacedText text, List<Word> words) {
    String written = text.toString();
    for (int i = 0; i < words.size(); i++) {
      for (int j = Math.min(words.size(), i + MOST_WORDS) - 1; j >= i; j--) {
        int from = words.get(i).from();
        int to = words.get(j).to();
        if (to - from <= MOST_CHARACTERS && mayHold(written.substring(from, to))) {
          int end = endOfDate(written, from, to);
          Optional<GameDate> date = WrittenDate.read(written.substring(from, end));
          if (date.filter(day -> day.day() > 0).isPresent()) {
            return Optional.of(new DateInText(date.get(), text.piece(from, end)));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The end of a date without the signs behind it; a day of Japanese ends with its sign. */
  private static int endOfDate(String text, int from, int to) {
    int day = text.indexOf('日', from);
    if (day > from && day < to) {
      return day + 1;
    }
    int end = to;
    while (end > from && ".:-".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }
}
