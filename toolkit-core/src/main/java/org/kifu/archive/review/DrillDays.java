package org.kifu.archive.review;

import java.time.LocalDate;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The days on which a player answered problems.
 *
 * @param days the answers of each day that has some
 */
public record DrillDays(SortedMap<LocalDate, DayAnswers> days) {
  /** Copies the map. */
  public DrillDays {
    days = new TreeMap<>(days);
  }

  /**
   * The problems of a day; a problem with a wrong answer on that day is a wrong one.
   *
   * @param right the number of problems that were answered rightly
   * @param wrong the number of the others
   */
  public record DayAnswers(int right, int wrong) {
    /** No answers. */
    public static final DayAnswers NONE = new DayAnswers(0, 0);

    DayAnswers plus(boolean isRight) {
      return isRight ? new DayAnswers(right + 1, wrong) : new DayAnswers(right, wrong + 1);
    }
  }

  /** The answers of a day. */
  public DayAnswers on(LocalDate day) {
    return days.getOrDefault(day, DayAnswers.NONE);
  }

  /** The number of days in a row with answers, up to a day, or up to the day before it. */
  public int streak(LocalDate today) {
    LocalDate day = days.containsKey(today) ? today : today.minusDays(1);
    int streak = 0;
    for (LocalDate each = day; days.containsKey(each); each = each.minusDays(1)) {
      streak++;
    }
    return streak;
  }
}
