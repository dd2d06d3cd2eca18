package org.kifu.format.pgn;

import java.util.Locale;
import org.kifu.game.GameDate;

/** Dates as {@code 2014.10.19}, with {@code ??} for what is not known. */
final class PgnDate {
  private PgnDate() {}

  static String text(GameDate date) {
    String year = date.year() == 0 ? "????" : String.format(Locale.ROOT, "%04d", date.year());
    return year + "." + part(date.month()) + "." + part(date.day());
  }

  private static String part(int number) {
    return number == 0 ? "??" : String.format(Locale.ROOT, "%02d", number);
  }
}
