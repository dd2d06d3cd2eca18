package org.kifu.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.rules.Perft.TreeEstimate;
import org.kifu.testing.Slow;

class TreeEstimateTest {
  private static final int WHOLE_GAME = 200;

  /** On 4x4 there are 60,060 complete games, which is counted. */
  @Slow
  @Test
  void coversTheCompleteGamesOfTheSmallBoard() {
    Rules<?, ?> small = Catalogue.byName("grid:4x4").orElseThrow().rules();
    assertThat(Perft.leaves(small, 30)).isEqualTo(60_060);
    int covered = 0;
    for (long seed = 1; seed <= 200; seed++) {
      TreeEstimate estimate = TreeEstimate.of(small, WHOLE_GAME, 1000, seed);
      covered += covers(estimate, 60_060) ? 1 : 0;
    }
    assertThat(covered).isBetween(180, 200); // about 95 of 100
  }

  @ParameterizedTest
  @CsvSource({"1, 4", "2, 12", "6, 8200", "8, 390216", "9, 3005288"})
  void coversPublishedCounts(int depth, long leaves) {
    TreeEstimate estimate = TreeEstimate.of(Othello.RULES, depth, 4000, 7);
    assertThat(estimate.low().doubleValue()).isLessThanOrEqualTo(leaves + 1e-6);
    assertThat(estimate.high().doubleValue()).isGreaterThanOrEqualTo(leaves - 1e-6);
    assertThat(estimate.standardError().doubleValue()).isLessThan(0.05 * leaves);
  }

  /**
   * Estimates of others by random games are 10^54 to 10^55; 10^58, which is often read, is an upper
   * bound.
   */
  @Test
  void completeGamesOfTheTournamentBoardAreFewerThanIsOftenRead() {
    TreeEstimate estimate = TreeEstimate.of(Othello.RULES, WHOLE_GAME, 3000, 1);
    assertThat(estimate.high()).isLessThan(new BigDecimal("1e57"));
    assertThat(estimate.mean()).isGreaterThan(new BigDecimal("1e53"));
  }

  @Test
  void theSameSeedPlaysTheSameGames() {
    TreeEstimate one = TreeEstimate.of(Othello.RULES, 20, 50, 3);
    assertThat(TreeEstimate.of(Othello.RULES, 20, 50, 3)).isEqualTo(one);
    assertThat(TreeEstimate.of(Othello.RULES, 20, 50, 4)).isNotEqualTo(one);
    assertThatThrownBy(() -> TreeEstimate.of(Othello.RULES, 20, 1, 3))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static boolean covers(TreeEstimate estimate, long leaves) {
    BigDecimal count = BigDecimal.valueOf(leaves);
    return estimate.low().compareTo(count) <= 0 && count.compareTo(estimate.high()) <= 0;
  }
}
