package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.opening.OpeningHistory.Collector;

class HalfLifeTest {
  private static ResultsByYear of(int... yearsAndGames) {
    Collector move = new Collector();
    for (int i = 0; i < yearsAndGames.length; i += 2) {
      for (int game = 0; game < yearsAndGames[i + 1]; game++) {
        move.add(yearsAndGames[i], 2 * (game % 3) - 2, -1);
      }
    }
    return move.history(null).results();
  }

  @Test
  void halfOfTheUseIsOverAfterSoManyYears() {
    ResultsByYear all = of(1990, 10, 1991, 10, 1992, 10, 1993, 10);
    assertThat(years(of(1990, 1, 1991, 1, 1992, 1, 1993, 1), all)).hasValue(1);
    assertThat(years(of(1990, 1, 1991, 2, 1992, 4), all)).hasValue(2);
    assertThat(years(of(1991, 3), all)).hasValue(0);
    assertThat(years(of(1990, 3, 1993, 1), all)).hasValue(0);
    assertThat(years(of(1990, 1, 1993, 3), all)).hasValue(3);
  }

  /** Ten times as many games in a year are no more use if so many more were played. */
  @Test
  void theUseIsAShareOfTheYear() {
    ResultsByYear all = of(1990, 10, 1991, 10, 1992, 100);
    assertThat(years(of(1990, 1, 1991, 1, 1992, 10), all)).hasValue(1);
    assertThat(years(of(1990, 1, 1991, 1, 1992, 30), all)).hasValue(2);
  }

  @Test
  void gamesWithoutAYearHaveNone() {
    ResultsByYear all = of(0, 50, 1990, 10, 1992, 10);
    assertThat(years(of(0, 3), all)).isEmpty();
    assertThat(years(ResultsByYear.NONE, all)).isEmpty();
    assertThat(years(of(0, 40, 1990, 1, 1992, 3), all)).hasValue(2);
  }

  private static OptionalInt years(ResultsByYear of, ResultsByYear all) {
    return of.halfLifeYears(all.gamesByYear());
  }
}
