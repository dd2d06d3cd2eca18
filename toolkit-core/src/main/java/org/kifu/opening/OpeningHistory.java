package org.kifu.opening;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * When games were played, how each ended, what the archive says that they were worth, and which was
 * the first. Partial histories add up in any order.
 *
 * @param results the games by year and final disc difference
 * @param theory the theoretical scores of the games that have one
 * @param first the first game; null if there are none
 */
public record OpeningHistory(ResultsByYear results, TheorySum theory, @Nullable FirstGame first)
    implements Serializable {
  /** No games. */
  public static final OpeningHistory NONE =
      new OpeningHistory(ResultsByYear.NONE, TheorySum.NONE, null);

  /** The sum of two histories. */
  public OpeningHistory plus(OpeningHistory other) {
    return new OpeningHistory(
        results.plus(other.results), theory.plus(other.theory), earlier(first, other.first));
  }

  static @Nullable FirstGame earlier(@Nullable FirstGame one, @Nullable FirstGame other) {
    return one == null || other != null && other.compareTo(one) < 0 ? other : one;
  }
}
