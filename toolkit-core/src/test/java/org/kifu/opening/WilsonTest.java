package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Slow;

/** The interval holds the true score as often as it says, in games drawn at random. */
class WilsonTest {
  private static final int SAMPLES = 20_000;

  /** Coverage of Wilson's interval swings around 95 % with the number of games; see Brown 2001. */
  @Slow
  @ParameterizedTest
  @CsvSource({
    "0.5, 30",
    "0.5, 100",
    "0.5, 1000",
    "0.47, 50",
    "0.3, 30",
    "0.3, 200",
    "0.1, 100",
    "0.9, 300"
  })
  void holdsTheTrueScoreInNineteenOfTwentySamples(double score, int games) {
    assertThat(coverage(score, 0, games)).isBetween(0.925, 0.975);
  }

  /** Draws make the points vary less than the interval supposes. */
  @ParameterizedTest
  @CsvSource({"0.45, 0.1, 100", "0.3, 0.4, 100", "0.05, 0.9, 300"})
  void holdsItMoreOftenWhereGamesAreDrawn(double win, double draw, int games) {
    assertThat(coverage(win, draw, games)).isGreaterThan(0.945);
  }

  private static double coverage(double win, double draw, int games) {
    SplittableRandom random = new SplittableRandom(games);
    double score = win + draw / 2;
    int held = 0;
    for (int i = 0; i < SAMPLES; i++) {
      long halfPoints = 0;
      for (int game = 0; game < games; game++) {
        double drawn = random.nextDouble();
        halfPoints += drawn < win ? 2 : drawn < win + draw ? 1 : 0;
      }
      boolean holds =
          OpeningStats.bound(halfPoints, games, -1) <= score
              && score <= OpeningStats.bound(halfPoints, games, 1);
      held += holds ? 1 : 0;
    }
    return (double) held / SAMPLES;
  }
}
