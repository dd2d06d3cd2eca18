package org.kifu.format.ggf;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.GameDate;

/**
 * Dates of GGF: {@code 2009.07.01_02:52:45.MDT} and the like, of which the day is taken as it is
 * written, or seconds since 1970, of which it is the day in UTC.
 */
final class GgfDate {
  private static final Pattern DAY =
      Pattern.compile("(\\d{4})(?:[-./](\\d{1,2})(?:[-./](\\d{1,2})(?:\\D.*)?)?)?");
  private static final Pattern SECONDS = Pattern.compile("\\d{6,11}");

  private GgfDate() {}

  static Optional<GameDate> read(String written) {
    String text = written.strip();
    if (SECONDS.matcher(text).matches()) {
      LocalDate day =
          LocalDate.ofInstant(Instant.ofEpochSecond(Long.parseLong(text)), ZoneOffset.UTC);
      return Optional.of(new GameDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth()));
    }
    Matcher day = DAY.matcher(text);
    if (!day.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new GameDate(part(day, 1), part(day, 2), part(day, 3)));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // no such day
    }
  }

  /** How a date without a time of day is written. */
  static String text(GameDate date) {
    return date.toString().replace('-', '.');
  }

  private static int part(Matcher day, int group) {
    String digits = day.group(group);
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
