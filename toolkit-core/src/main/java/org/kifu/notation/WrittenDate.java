package org.kifu.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.GameDate;

/**
 * Dates as people and programs write them into records: year, month and day in this order between
 * {@code - . /}, with {@code ??} for what is not known, or as people say them, {@code 3 Feb 2003}.
 */
public final class WrittenDate {
  private static final Pattern DATE =
      Pattern.compile(
          "(\\d{4}|\\?{4})(?:[-./](\\d{1,2}|\\?{2})(?:[-./](\\d{1,2}|\\?{2})(?!\\d))?)?");

  /** Three numbers, of which the year may be the last. */
  private static final Pattern FORM = Pattern.compile("\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4}");

  private WrittenDate() {}

  /** Whether a text is in the form of a date, whatever the calendar says. */
  public static boolean isInForm(String text) {
    return FORM.matcher(text.strip()).matches();
  }

  /** Returns the date; nothing if this is none, or no day of the calendar has it. */
  public static Optional<GameDate> read(String text) {
    Matcher date = DATE.matcher(text.strip());
    return date.matches() ? date(date) : SpokenDate.read(text.strip());
  }

  /** Returns the date that the text begins with; something else, such as a time, may follow. */
  public static Optional<GameDate> readFirst(String text) {
    Matcher date = DATE.matcher(text.strip());
    return date.lookingAt() ? date(date) : Optional.empty();
  }

  private static Optional<GameDate> date(Matcher date) {
    try {
      return Optional.of(new GameDate(part(date, 1), part(date, 2), part(date, 3)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static int part(Matcher date, int group) {
    String digits = date.group(group);
    return digits == null || digits.startsWith("?") ? 0 : Integer.parseInt(digits);
  }
}
