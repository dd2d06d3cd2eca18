package org.kifu.opening;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * Theoretical scores that an archive states for its games: what they would have ended with, had
 * both sides played perfectly from a late position on (24 empty squares in WTHOR). Partial sums add
 * up in any order.
 *
 * @param games the games that have one
 * @param discSum the sum of their disc differences, black minus white, empties to the winner
 */
public record TheorySum(long games, long discSum) implements Serializable {
  /** No games. */
  public static final TheorySum NONE = new TheorySum(0, 0);

  /** The sum of two. */
  public TheorySum plus(TheorySum other) {
    return new TheorySum(games + other.games, discSum + other.discSum);
  }

  /**
   * The mean disc difference, black minus white, -64 to 64.
   *
   * @throws ArithmeticException if there are no games
   */
  public BigDecimal meanBlackDiscDiff() {
    return OpeningStats.ratio(discSum, games);
  }
}
