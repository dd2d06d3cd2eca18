package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

/** Means over the moves of games, and their standard error. */
class MoveMeanTest {
  @Test
  void gamesOfOneMoveGiveTheStandardErrorOfAPlainMean() {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares of deviations 32, so sqrt(32 / 7 / 8)
    MoveStats.MoveMean mean = MoveStats.MoveMean.NONE;
    for (int value : new int[] {2, 4, 4, 4, 5, 5, 7, 9}) {
      mean = mean.plus(MoveStats.MoveMean.ofGame(1, value));
    }
    assertThat(mean.mean()).hasValue(5.0);
    assertThat(mean.standardError().orElseThrow()).isCloseTo(0.7559, within(0.0001));
  }

  @Property
  void theErrorIsThatOfTheDeviationsOfEachGame(Draw draw) {
    List<Integer> moves = draw.list(2, 40, () -> draw.between(1, 30));
    int step = draw.between(0, 500);
    MoveStats.MoveMean mean = MoveStats.MoveMean.NONE;
    long sum = 0;
    long all = 0;
    for (int i = 0; i < moves.size(); i++) {
      long lost = (long) step * (i % 7);
      mean = mean.plus(MoveStats.MoveMean.ofGame(moves.get(i), lost));
      sum += lost;
      all += moves.get(i);
    }
    double ratio = (double) sum / all;
    double squares = 0;
    for (int i = 0; i < moves.size(); i++) {
      squares += Math.pow((long) step * (i % 7) - ratio * moves.get(i), 2);
    }
    int games = moves.size();
    assertThat(mean.standardError().orElseThrow())
        .isCloseTo(Math.sqrt(squares * games / (games - 1)) / all, within(1e-3));
  }

  @Test
  void aGameWithoutMovesHasNoMean() {
    assertThat(MoveStats.MoveMean.ofGame(0, 0)).isEqualTo(MoveStats.MoveMean.NONE);
    assertThat(MoveStats.MoveMean.NONE.mean()).isEmpty();
    assertThat(MoveStats.MoveMean.ofGame(3, 6).standardError()).isEmpty();
  }
}
