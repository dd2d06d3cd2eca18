package org.kifu.game;

import java.io.Serializable;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A date with the precision that its source has; nothing is invented.
 *
 * @param year 0 if unknown
 * @param month 1 to 12; 0 if unknown
 * @param day 1 to the last of the month; 0 if unknown
 */
public record GameDate(int year, int month, int day) implements Comparable<GameDate>, Serializable {
  private static final Pattern WRITTEN =
      Pattern.compile("([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?");

  /** No date at all. */
  public static final GameDate UNKNOWN = new GameDate(0, 0, 0);

  /** Checks the ranges, and that a month has its year and a day its month. */
  public GameDate {
    boolean inRange = year >= 0 && year <= 9999 && month >= 0 && month <= 12 && day >= 0;
    boolean hasCoarser = (year > 0 || month == 0) && (month > 0 || day == 0);
    if (!inRange || !hasCoarser || day > 0 && day > YearMonth.of(year, month).lengthOfMonth()) {
      throw new IllegalArgumentException("no such date: " + year + "-" + month + "-" + day);
    }
  }

  /** A date with only the year. */
  public static GameDate ofYear(int year) {
    return new GameDate(year, 0, 0);
  }

  /** Returns the date that {@link #toString} wrote; nothing for any other text. */
  public static Optional<GameDate> parse(String text) {
    if (text.isEmpty()) {
      return Optional.of(UNKNOWN);
    }
    Matcher matcher = WRITTEN.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new GameDate(part(matcher, 1), part(matcher, 2), part(matcher, 3)));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static int part(Matcher matcher, int group) {
    String digits = matcher.group(group);
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  @Override
  public int compareTo(GameDate other) {
    int order = Integer.compare(year, other.year);
    order = order != 0 ? order : Integer.compare(month, other.month);
    return order != 0 ? order : Integer.compare(day, other.day);
  }

  /** {@code 1997}, {@code 1997-08} or {@code 1997-08-07}; empty if unknown. */
  @Override
  public String toString() {
    if (year == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder(10);
    add(text, year, 1000);
    if (month > 0) {
      add(text.append('-'), month, 10);
    }
    if (day > 0) {
      add(text.append('-'), day, 10);
    }
    return text.toString();
  }

  /** Adds a number with zeros before it, if it is below a power of ten. */
  private static void add(StringBuilder text, int number, int least) {
    for (int power = least; power > 1 && number < power; power /= 10) {
      text.append('0');
    }
    text.append(number);
  }
}
