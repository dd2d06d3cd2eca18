package org.kifu.archive.review;

import java.time.LocalDate;

/**
 * The standing of a problem by its answers.
 *
 * @param box the box of the problem, 0 to 4; each waits twice as long as the one before
 * @param due the day from which the problem is asked again
 */
public record DrillStanding(int box, LocalDate due) {
  /** The first box whose problems wait for more than a week. */
  private static final int LEARNT = 3;

  /** Whether the problem is asked on a day. */
  public boolean isDue(LocalDate day) {
    return !due.isAfter(day);
  }

  /** Whether right answers on several days, the last ones in a row, show that it is learnt. */
  public boolean isLearnt() {
    return box >= LEARNT;
  }
}
