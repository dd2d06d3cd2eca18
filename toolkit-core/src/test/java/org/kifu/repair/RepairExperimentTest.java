package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.game.ParsedGame;
import org.kifu.repair.RepairExperiment.BandRow;
import org.kifu.repair.RepairExperiment.ExperimentRow;
import org.kifu.repair.RepairExperiment.ListLayout;
import org.kifu.repair.RepairExperiment.ScorePlace;
import org.kifu.testing.ArchiveReading;
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
      ROW_SHIFTED, 90, 80, 90
      ROWS_SWAPPED, 90, 80, 90
      TURNED_AND_SWAP, 90, 80, 90
      NEIGHBOURS_SWAPPED, 97, 80, 90
      MOVE_REPEATED, 97, 90, 90
      CHARACTER_DROPPED, 97, 90, 90
      PAIR_DROPPED, 90, 80, 90
      MOVES_MISSING, 90, 50, 80
      """;

  private static final int GAMES_OF_ARCHIVE = Boolean.getBoolean("kifu.long") ? 1000 : 300;

  /** A sample of real games, which is read once. */
  private static List<ParsedGame> ofArchive = List.of();

  private static List<ParsedGame> ofArchive() {
    Path wthor = RealData.folder("wthor");
    if (ofArchive.isEmpty()) {
      ofArchive = RepairExperiment.sample(RealGames.of(wthor).iterator(), GAMES_OF_ARCHIVE, 1);
    }
    return ofArchive;
  }

  /** The findings about games of the examples, which each test looks at in its own way. */
  private static final Map<Damage, Map<ScorePlace, ExperimentRow>> ROWS =
      new EnumMap<>(Damage.class);

  private static final RepairExperiment EXAMPLES = experiment(sample(60), 1, null);

  private static ExperimentRow ofExamples(Damage damage, ScorePlace place) {
    return ROWS.computeIfAbsent(damage, _ -> new EnumMap<>(ScorePlace.class))
        .computeIfAbsent(place, each -> EXAMPLES.run(damage, each, 1));
  }

  private static List<ParsedGame> sample(int count) {
    return RepairExperiment.sample(RealGames.examples().iterator(), count, 1);
  }

  private static RepairExperiment experiment(
      List<ParsedGame> games, long seed, @Nullable LineArchive archive) {
    return new RepairExperiment(
        games, seed, archive, text -> ArchiveReading.of("damaged.txt", text).games());
  }

  private static ExperimentRow run(List<ParsedGame> games, long seed, Damage damage, int jobs) {
    return experiment(games, seed, null).run(damage, ScorePlace.BELOW, jobs);
  }

  @ParameterizedTest
  @CsvSource(textBlock = TARGETS)
  void theTruthLeadsAmongGamesOfTheExamples(Damage damage, int leading, int first, int firstThree) {
    for (ScorePlace score : ScorePlace.values()) {
      ExperimentRow row = ofExamples(damage, score);
      assertThat(row.counted()).isGreaterThan(50);
      meets(row, leading, first, firstThree);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ListLayout.class,
      names = {"SPACED", "NUMBERED"})
  void aDroppedCharacterIsFoundInOtherLayouts(ListLayout layout) {
    ExperimentRow row =
        experiment(sample(60), 1, null).run(Damage.CHARACTER_DROPPED, ScorePlace.BELOW, layout, 1);
    meets(row, 97, 90, 90);
  }

  /** Nothing that is written of single faults is wrong; two swaps may look like one. */
  @ParameterizedTest
  @EnumSource(value = Damage.class, mode = EnumSource.Mode.EXCLUDE, names = "TWO_SWAPS")
  void copiesOfASingleFaultAreNotWrong(Damage damage) {
    for (ScorePlace score : ScorePlace.values()) {
      assertThat(ofExamples(damage, score).writtenWrong()).isZero();
    }
  }

  /** Proposals of a chance of 99 % are right, and those of 20 % are mostly wrong. */
  @Test
  void proposalsAreAsSureAsTheySay() {
    for (Damage damage : Damage.values()) {
      for (ScorePlace score : ScorePlace.values()) {
        ofExamples(damage, score);
      }
    }
    for (BandRow band : EXAMPLES.bands()) {
      double tolerance = 0.02 + 2 / Math.sqrt((double) band.seen());
      assertThat(band.right()).isCloseTo(band.said(), within(tolerance));
    }
    assertThat(EXAMPLES.bands()).hasSizeGreaterThan(4);
  }

  @ParameterizedTest
  @CsvSource(textBlock = TARGETS)
  void theTruthLeadsAmongGamesOfAnArchive(Damage damage, int leading, int first, int firstThree) {
    ExperimentRow row = run(ofArchive(), 1, damage, 1);
    assertThat(row.games()).isEqualTo(GAMES_OF_ARCHIVE);
    meets(row, leading, first, firstThree);
  }

  private static void meets(ExperimentRow row, int leading, int first, int firstThree) {
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
    ExperimentRow one = run(games, 5, damage, 1);
    ExperimentRow three = run(games, 5, damage, 3);
    assertThat(three)
        .usingRecursiveComparison()
        .ignoringFields("meanMillis", "mostMillis")
        .isEqualTo(one);
  }

  @ParameterizedTest
  @EnumSource(Damage.class)
  void aProposalThatIsAloneInFrontIsTheTruthNearlyAlways(Damage damage) {
    ExperimentRow row = ofExamples(damage, ScorePlace.BELOW);
    assertThat(row.uniqueRight()).isGreaterThanOrEqualTo(row.unique() * 8 / 10);
  }

  @ParameterizedTest
  @EnumSource(
      value = Damage.class,
      names = {"SWAP", "MISREAD", "FORGOTTEN_ROW"})
  void anArchiveThatHoldsTheGameBringsItToTheFront(Damage damage) {
    List<ParsedGame> games = sample(25);
    LineArchive archive = LineArchive.of(games.iterator(), 1);
    ExperimentRow without = run(games, 2, damage, 1);
    ExperimentRow with = experiment(games, 2, archive).run(damage, ScorePlace.BELOW, 1);
    assertThat(with.unique()).isGreaterThanOrEqualTo(without.unique());
    assertThat(with.first()).isGreaterThanOrEqualTo(without.first());
  }
}
