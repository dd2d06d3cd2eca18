package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.testing.Games;
import org.kifu.train.ChanceSampler.ChanceSample;

/** The games that fit a curve, and those that test it. */
class CalibrationTest {
  private static final Limits LIMITS = new Limits(12, 17, 90, 21);

  /** Leads with 30 empty squares, lost in the years that test and won in all others. */
  private static List<ChanceSample> samples() {
    List<ChanceSample> samples = new ArrayList<>();
    for (int year = 1977; year <= 2025; year++) {
      samples.add(new ChanceSample(year, 30, 800, isTest(year) ? 0 : 1));
    }
    samples.add(new ChanceSample(0, 30, 800, 1)); // a game without a year
    return samples;
  }

  private static boolean isTest(int year) {
    return List.of(1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020, 2025).contains(year);
  }

  @Test
  void everyFifthYearTestsTheCurveThatAllOthersFit() {
    Calibration found = Calibration.ofSamples(samples());
    assertThat(found.fitted()).isEqualTo(40);
    assertThat(found.curve().row(30).win(8, false)).isGreaterThan(0.9);
    assertThat(found.reliability())
        .filteredOn(row -> row.positions() > 0)
        .singleElement()
        .satisfies(
            row -> {
              assertThat(row.positions()).isEqualTo(10);
              assertThat(row.happened()).isZero();
            });
  }

  @Test
  void theHeadOfTheTableSaysWhichGamesItIsFrom() {
    assertThat(Calibration.ofSamples(samples()).text("Engine 1", LIMITS, "two programs"))
        .startsWith(
            """
            # The chance to win: 1 / (1 + exp(-slope asinh(value / scale))); kifu calibrate.
            # values: Engine 1, depth 12 at 90 %, to the end from 21 empties, exact from 17
            # fitted to 40 positions, one from each game of two programs, without the years divisible by 5; in those years:
            """)
        .contains("\nempties,slope,scale,tempo\n1,");
  }

  @Test
  void aTrainingGameKnowsItsPrograms() {
    MoveList moves = MoveList.ofSquares(Games.squares(Games.match1997().getFirst()));
    GameHeader header =
        new GameHeader("Murakami Takeshi", "Logistello (buro)", "", "", GameDate.ofYear(1997));
    assertThat(TrainingGame.of(GameRecord.of(header, moves, Outcome.NONE)))
        .contains(new TrainingGame(moves, 1997, OptionalInt.empty(), 1));
    assertThat(new TrainingGame(moves, 1997, OptionalInt.empty()).programs()).isZero();
  }
}
