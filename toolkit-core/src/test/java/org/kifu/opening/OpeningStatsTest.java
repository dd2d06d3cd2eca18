package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Seed;

class OpeningStatsTest {
  /**
   * Without draws: 81 of 263, 15 of 148, 0 of 20 and 1 of 29 are the examples of R. G. Newcombe
   * (Statistics in Medicine 17, 1998, table I, method 3); the others were worked out by hand.
   */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "10, 20, 0.2993, 0.7007",
    "20, 20, 0.8389, 1.0000",
    "1, 1, 0.2065, 1.0000"
  })
  void hasTheIntervalOfWilson(long wins, long games, String low, String high) {
    OpeningStats stats = new OpeningStats(games, wins, 0, 0);
    assertThat(stats.blackScoreLow()).isEqualTo(new BigDecimal(low));
    assertThat(stats.blackScoreHigh()).isEqualTo(new BigDecimal(high));
  }

  @Property(seed = Seed.FIXED)
  void boundsAreRoundedExactly(
      @ForAll @LongRange(min = 1, max = 100_000) long games,
      @ForAll @LongRange(min = 0, max = 100_000) long wins) {
    OpeningStats stats = new OpeningStats(games, wins % (games + 1), 0, 0);
    assertThat(stats.blackScoreLow()).isEqualTo(exactBound(stats, -1));
    assertThat(stats.blackScoreHigh()).isEqualTo(exactBound(stats, 1));
  }

  private static BigDecimal exactBound(OpeningStats stats, int side) {
    double bound = OpeningStats.bound(2 * stats.blackWins(), stats.games(), side);
    return new BigDecimal(bound).setScale(4, RoundingMode.HALF_EVEN);
  }

  @ParameterizedTest
  @CsvSource({
    "16, 0, 1, 0.0312", // 0.03125
    "16, 0, 3, 0.0938", // 0.09375
    "16, 1, 1, 0.0938", // 0.09375
    "3, 2, 0, 0.6667",
    "3, 1, 1, 0.5000",
    "7, 7, 0, 1.0000"
  })
  void roundsAHalfToTheEvenDigit(long games, long wins, long draws, String score) {
    assertThat(new OpeningStats(games, wins, draws, 0).blackScore())
        .isEqualTo(new BigDecimal(score));
  }

  @ParameterizedTest
  @CsvSource({"16, 1, 0.0625", "32, 1, 0.0312", "32, -3, -0.0938", "3, -128, -42.6667"})
  void meansTheFinalDiscs(long games, long discSum, String mean) {
    assertThat(new OpeningStats(games, 0, 0, discSum).meanBlackDiscDiff())
        .isEqualTo(new BigDecimal(mean));
  }

  @Test
  void withoutGamesThereIsNoScore() {
    assertThatThrownBy(OpeningStats.NONE::blackScore).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(OpeningStats.NONE::blackScoreLow).isInstanceOf(ArithmeticException.class);
  }

  @Property(seed = Seed.FIXED)
  void theIntervalHoldsTheScoreAndMirrorsWithTheColours(
      @ForAll @LongRange(max = 1_000_000) long blackWins,
      @ForAll @LongRange(max = 1_000_000) long draws,
      @ForAll @LongRange(min = 1, max = 1_000_000) long whiteWins) {
    long games = blackWins + draws + whiteWins;
    OpeningStats stats = new OpeningStats(games, blackWins, draws, 0);
    OpeningStats swapped = new OpeningStats(games, whiteWins, draws, 0);
    assertThat(stats.whiteWins()).isEqualTo(whiteWins);
    assertThat(stats.blackScore()).isBetween(stats.blackScoreLow(), stats.blackScoreHigh());
    assertThat(BigDecimal.ONE.subtract(stats.blackScoreLow())).isEqualTo(swapped.blackScoreHigh());
  }

  @Property(seed = Seed.FIXED)
  void addsUpInAnyOrder(
      @ForAll @IntRange(max = 9) int a, @ForAll @IntRange(max = 9) int b, @ForAll int discs) {
    OpeningStats one = new OpeningStats(a, a, 0, discs);
    OpeningStats other = new OpeningStats(b, 0, b, -1);
    assertThat(one.plus(other)).isEqualTo(other.plus(one));
    assertThat(one.plus(OpeningStats.NONE)).isEqualTo(one);
    assertThat(one.plus(other)).isEqualTo(new OpeningStats(a + b, a, b, discs - 1L));
  }
}
