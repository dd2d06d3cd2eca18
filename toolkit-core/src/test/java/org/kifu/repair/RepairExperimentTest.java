package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.game.ParsedGame;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

@Slow
class RepairExperimentTest {
  private static final String TARGETS =
      """
      SWAP, 97, 90, 90
      MISREAD, 97, 90, 90
      MISSING, 97, 90, 90
      REPEATED, 97, 90, 90
      SHIFT, 97, 90, 90
      FORGOTTEN_ROW, 97, 60, 80
      """;

  private static List<ParsedGame> sample(int count) {
    return RepairExperiment.sample(RealGames.examples().iterator(), count, 1);
  }

  @ParameterizedTest
  @CsvSource(textBlock = TARGETS)
  void theTruthLeadsAmongGamesOfTheExamples(Damage damage, int leading, int first, int firstThree) {
    RepairExperiment.ExperimentRow row = new RepairExperiment(sample(60), 1, null).run(damage, 1);
    assertThat(row.counted()).isGreaterThan(50);
    meets(row, leading, first, firstThree);
  }

  @ParameterizedTest
  @CsvSource(textBlock = TARGETS)
  void theTruthLeadsAmongAThousandGames(Damage damage, int leading, int first, int firstThree) {
    List<ParsedGame> archive = RealGames.of(RealData.folder("wthor"));
    List<ParsedGame> games = RepairExperiment.sample(archive.iterator(), 1000, 1);
    RepairExperiment.ExperimentRow row = new RepairExperiment(games, 1, null).run(damage, 1);
    assertThat(row.games()).isEqualTo(1000);
    meets(row, leading, first, firstThree);
  }

  private static void meets(
      RepairExperiment.ExperimentRow row, int leading, int first, int firstThree) {
    assertThat(100.0 * row.leading() / row.counted()).isGreaterThanOrEqualTo(leading);
    assertThat(100.0 * row.first() / row.counted()).isGreaterThanOrEqualTo(first);
    assertThat(100.0 * row.firstThree() / row.counted()).isGreaterThanOrEqualTo(firstThree);
  }

  @ParameterizedTest
  @EnumSource(
      value = Damage.class,
      names = {"SWAP", "SHIFT", "MOVE_MISREAD"})
  void countsTheSameForAnyNumberOfThreads(Damage damage) {
    List<ParsedGame> games = sample(20);
    RepairExperiment.ExperimentRow one = new RepairExperiment(games, 5, null).run(damage, 1);
    RepairExperiment.ExperimentRow three = new RepairExperiment(games, 5, null).run(damage, 3);
    assertThat(three)
        .usingRecursiveComparison()
        .ignoringFields("meanMillis", "mostMillis")
        .isEqualTo(one);
  }

  @ParameterizedTest
  @EnumSource(Damage.class)
  void aProposalThatIsAloneInFrontIsTheTruthNearlyAlways(Damage damage) {
    RepairExperiment.ExperimentRow row = new RepairExperiment(sample(30), 9, null).run(damage, 1);
    assertThat(row.uniqueRight()).isGreaterThanOrEqualTo(row.unique() * 8 / 10);
  }

  @ParameterizedTest
  @EnumSource(
      value = Damage.class,
      names = {"SWAP", "MISREAD", "FORGOTTEN_ROW"})
  void anArchiveThatHoldsTheGameBringsItToTheFront(Damage damage) {
    List<ParsedGame> games = sample(25);
    LineArchive archive = LineArchive.of(games.iterator(), 1);
    RepairExperiment.ExperimentRow without = new RepairExperiment(games, 2, null).run(damage, 1);
    RepairExperiment.ExperimentRow with = new RepairExperiment(games, 2, archive).run(damage, 1);
    assertThat(with.unique()).isGreaterThanOrEqualTo(without.unique());
    assertThat(with.first()).isGreaterThanOrEqualTo(without.first());
  }
}
