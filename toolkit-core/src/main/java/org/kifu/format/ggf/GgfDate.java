package org.kifu.format.ggf;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.game.GameDate;
import org.kifu.notation.WrittenDate;

/**
 * Dates of GGF: {@code 2009.07.01_02:52:45.MDT} and the like, of which the day is taken as it is
 * written, or seconds since 1970, of which it is the day in UTC.
 */
final class GgfDate {
  private static final Pattern SECONDS = Pattern.compile("\\d{6,11}");

  private GgfDate() {}

  static Optional<GameDate> read(String written) {
    String text = written.strip();
    if (!SECONDS.matcher(text).matches()) {
      return WrittenDate.readFirst(text);
    }
    LocalDate day =
        LocalDate.ofInstant(Instant.ofEpochSecond(Long.parseLong(text)), ZoneOffset.UTC);
    return Optional.of(new GameDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth()));
  }

  /** How a date without a time of day is written. */
  static String text(GameDate date) {
    return date.toString().replace('-', '.');
  }
}
