package org.kifu.archive.query;

import org.kifu.game.GameDate;

/**
 * Years from the first to the last, both included.
 *
 * @param first 1 or later
 * @param last not before {@code first}
 */
public record YearRange(int first, int last) {
  /** The first year, for a range that is open at its beginning. */
  public static final int FIRST = 1;

  /** The last one that a date can have, for a range that is open at its end. */
  public static final int LAST = 9999;

  /** Checks the order. */
  public YearRange {
    if (first < 1 || last < first) {
      throw new IllegalArgumentException("no such years: " + first + "-" + last);
    }
  }

  /** {@code 1990-1997}, {@code 1990-}, {@code -1997} or {@code 1990}. */
  @Override
  public String toString() {
    if (first == last) {
      return "" + first;
    }
    return (first == FIRST ? "" : first) + "-" + (last == LAST ? "" : last);
  }

  /** Whether the date is in these years; an unknown year is in none. */
  public boolean contains(GameDate date) {
    return first <= date.year() && date.year() <= last;
  }
}
