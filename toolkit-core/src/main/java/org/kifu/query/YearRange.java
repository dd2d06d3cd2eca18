package org.kifu.query;

import org.kifu.game.GameDate;

/**
 * Years from the first to the last, both included.
 *
 * @param first 1 or later
 * @param last not before {@code first}
 */
public record YearRange(int first, int last) {
  /** Checks the order. */
  public YearRange {
    if (first < 1 || last < first) {
      throw new IllegalArgumentException("no such years: " + first + "-" + last);
    }
  }

  /** Whether the date is in these years; an unknown year is in none. */
  public boolean contains(GameDate date) {
    return first <= date.year() && date.year() <= last;
  }
}
