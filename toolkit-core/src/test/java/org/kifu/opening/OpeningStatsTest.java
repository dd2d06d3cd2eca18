package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

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

  @Property
  void boundsAreRoundedExactly(Draw draw) {
    long games = draw.between(1, 100_000);
    long wins = draw.between(0, 100_000);
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

  @Property
  void theIntervalHoldsTheScoreAndMirrorsWithTheColours(Draw draw) {
    long blackWins = draw.between(0, 1_000_000);
    long draws = draw.between(0, 1_000_000);
    long whiteWins = draw.between(1, 1_000_000);
    long games = blackWins + draws + whiteWins;
    OpeningStats stats = new OpeningStats(games, blackWins, draws, 0);
    OpeningStats swapped = new OpeningStats(games, whiteWins, draws, 0);
    assertThat(stats.whiteWins()).isEqualTo(whiteWins);
    assertThat(stats.blackScore()).isBetween(stats.blackScoreLow(), stats.blackScoreHigh());
    assertThat(BigDecimal.ONE.subtract(stats.blackScoreLow())).isEqualTo(swapped.blackScoreHigh());
  }

  @Property
  void addsUpInAnyOrder(Draw draw) {
    int a = draw.between(0, 9);
    int b = draw.between(0, 9);
    int discs = draw.anyInt();
    OpeningStats one = new OpeningStats(a, a, 0, discs);
    OpeningStats other = new OpeningStats(b, 0, b, -1);
    assertThat(one.plus(other)).isEqualTo(other.plus(one));
    assertThat(one.plus(OpeningStats.NONE)).isEqualTo(one);
    assertThat(one.plus(other)).isEqualTo(new OpeningStats(a + b, a, b, discs - 1L));
  }
}
