package org.kifu.archive.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameDate;

/** The fit against a plain one: Newton's method with whole matrices and Gaussian elimination. */
class HistoryFitTest {
  private static final GameDate TODAY = GameDate.ofYear(2020);

  @ParameterizedTest
  @CsvSource({
    "2020-12-31, 150",
    "2020-06-01, 150",
    "2020-05-31, 100",
    "2019-11-01, 100",
    "2019-10-31, 60",
    "2018-11-01, 60",
    "2018-10-31, 30",
    "2017-11-01, 30",
    "2017-10-31, 1",
    "2018, 60",
    "'', 1"
  })
  void weightsAreThoseOfTheFederation(String date, int weight) {
    GameDate game = GameDate.parse(date).orElseThrow();
    assertThat(PairScores.Months.weight(PairScores.Months.between(game, TODAY))).isEqualTo(weight);
  }

  @Test
  void findsTheRatingsAndMarginsOfAPlainFit() {
    Random random = new Random(11);
    RatedGames games = new RatedGames();
    for (int i = 0; i < 120; i++) {
      int black = random.nextInt(12);
      int white = (black + 1 + random.nextInt(11)) % 12;
      boolean upset = random.nextInt(4) == 0;
      int halves = random.nextInt(12) == 0 ? 1 : black > white != upset ? 2 : 0;
      games.add(Played.on(GameDate.ofYear(2016 + random.nextInt(5)), black, white, halves));
    }
    int players = games.players();
    int[] order = games.until(TODAY);
    HistoryFit fit = HistoryFit.of(PairScores.of(games, order, TODAY), 1, new double[players]);
    PlainFit plain = new PlainFit(games, TODAY);
    for (int player = 0; player < players; player++) {
      assertThat(fit.rating(player)).isCloseTo(plain.rating(player), within(0.001));
      assertThat(fit.margins().applyAsDouble(player)).isCloseTo(plain.margin(player), within(0.01));
    }
  }

  @Test
  void aSearchFromElsewhereEndsAtTheSamePlace() {
    RatedGames games = new RatedGames();
    for (int i = 0; i < 40; i++) {
      games.add(Played.on(GameDate.ofYear(2020), i % 5, (i * i + 1) % 5 == i % 5 ? 5 : 6, i % 3));
    }
    PairScores pairs = PairScores.of(games, games.until(TODAY), TODAY);
    double[] far = new double[games.players()];
    IntStream.range(0, far.length).forEach(i -> far[i] = i % 2 == 0 ? 9 : -9);
    HistoryFit near = HistoryFit.of(pairs, 1, new double[games.players()]);
    HistoryFit other = HistoryFit.of(pairs, 1, far);
    for (int player = 0; player < far.length; player++) {
      assertThat(other.rating(player)).isCloseTo(near.rating(player), within(0.01));
    }
  }

  @Test
  void whoWonAllGamesHasAFiniteRatingAboveAllOthers() {
    RatedGames games = new RatedGames();
    for (int i = 0; i < 30; i++) {
      games.add(Played.on(GameDate.ofYear(2020), 0, 1 + i % 3, 2));
      games.add(Played.on(GameDate.ofYear(2020), 1 + i % 3, 1 + (i + 1) % 3, i % 3));
    }
    HistoryFit fit =
        HistoryFit.of(PairScores.of(games, games.until(TODAY), TODAY), 1, new double[4]);
    assertThat(fit.rating(0)).isBetween(1900.0, 2600.0);
    assertThat(fit.margins().applyAsDouble(0)).isGreaterThan(fit.margins().applyAsDouble(1));
  }

  /** One game against an equal and the draw with 1500 each: known by hand. */
  @Test
  void theMarginOfASingleDrawIsThatOfItsInformation() {
    RatedGames games = new RatedGames();
    games.add(Played.on(GameDate.ofYear(2020), 0, 1, 1));
    HistoryFit fit =
        HistoryFit.of(PairScores.of(games, games.until(TODAY), TODAY), 1, new double[2]);
    assertThat(fit.rating(0)).isCloseTo(1500, within(1e-6));
    // the matrix is [[1/2, -1/4], [-1/4, 1/2]]; its inverse has 8/3 on the diagonal
    double expected = 1.959964 * Math.sqrt(8.0 / 3) * 400 / Math.log(10);
    assertThat(fit.margins().applyAsDouble(0)).isCloseTo(expected, within(0.01));
  }
}
