package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.evaluation.Weights;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;
import org.kifu.train.ErrorTable.ErrorRow;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame.TrainingArchive;

@Slow
class TrainerTest {
  private static final int TEST_YEAR = 1982;
  private static final TrainingRecipe SMALL =
      new TrainingRecipe(60, 20, 16, 8, 2, true, 20, 50, false, false, Set.of(TEST_YEAR));
  private static final TrainingRecipe ONWARD =
      new TrainingRecipe(60, 20, 16, 8, 2, true, 20, 50, false, true, Set.of(TEST_YEAR));

  private static final TrainingRecipe DISTINCT =
      new TrainingRecipe(60, 20, 16, 8, 2, true, 20, 50, true, false, Set.of(TEST_YEAR));

  private static final Weights PLAYER = Weights.shipped();

  @TempDir private Path folder;

  @Test
  void givesTheSameBytesStoppedOrNotOnAnyNumberOfThreads() throws IOException {
    List<TrainingGame> games = games();
    byte[] straight = trained(games, folder.resolve("straight"), 2, Quiet.LISTENER);
    Path stopped = folder.resolve("stopped");
    assertThatThrownBy(() -> trained(games, stopped, 1, new Impatient(30)))
        .isInstanceOf(CancellationException.class);
    assertThat(trained(games, stopped, 1, Quiet.LISTENER)).isEqualTo(straight);
  }

  /** So the labels of a round serve the next one. */
  @Test
  void findsItsLabelsAgainWithItsResultAsTeacher() throws IOException {
    Weights first = trained(SMALL, 2, Optional.empty());
    Set<Path> files = files();
    Weights taught = trained(SMALL, 2, Optional.of(first));
    assertThat(taught.checksum()).isEqualTo(first.checksum());
    assertThat(taught.provenance()).contains("teacher: weights " + first.checksum());
    Weights onward = trained(ONWARD, 2, Optional.of(first));
    learnsEachPositionOnce(first, trained(DISTINCT, 2, Optional.of(first)));
    assertThat(files()).isEqualTo(files);
    fitsEachStageFromTheOneBefore(first, onward, trained(ONWARD, 1, Optional.of(first)));
    trained(SMALL, 2, Optional.of(PLAYER));
    assertThat(files()).hasSizeGreaterThan(files.size());
  }

  private static void fitsEachStageFromTheOneBefore(Weights plain, Weights onward, Weights again) {
    assertThat(onward.below(12).checksum()).isEqualTo(plain.below(12).checksum());
    assertThat(onward.below(16).checksum()).isNotEqualTo(plain.below(16).checksum());
    assertThat(again.checksum()).isEqualTo(onward.checksum());
    assertThat(onward.provenance()).contains("fit: each stage from the weights of the one before");
  }

  private Weights trained(TrainingRecipe recipe, int jobs, Optional<Weights> teacher)
      throws IOException {
    return new Trainer(recipe, games(), folder, jobs, Quiet.LISTENER).train(PLAYER, teacher);
  }

  private static void learnsEachPositionOnce(Weights all, Weights distinct) {
    assertThat(samples(distinct)).isLessThan(samples(all)).isGreaterThan(samples(all) / 2);
    assertThat(distinct.provenance()).contains("each position once, with its images");
  }

  private static int samples(Weights weights) {
    return weights.provenance().stream()
        .filter(line -> line.startsWith("samples: "))
        .mapToInt(line -> Integer.parseInt(line.substring("samples: ".length())))
        .sum();
  }

  @Test
  void doesNotLearnFromATeacherOfOtherStages() throws IOException {
    Weights late = new Weights(new int[] {12}, new short[1][Weights.PER_STAGE], List.of());
    Trainer trainer = new Trainer(SMALL, games(), folder, 1, Quiet.LISTENER);
    assertThatThrownBy(() -> trainer.train(PLAYER, Optional.of(late)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a teacher needs weights from 8 empty squares on; these begin at 12");
    assertThat(files()).isEmpty();
  }

  private Set<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.collect(Collectors.toSet());
    }
  }

  @Test
  void tellsWhereTheWeightsComeFrom() throws IOException {
    List<TrainingGame> games = games();
    long training = games.stream().filter(game -> game.year() != TEST_YEAR).count();
    Weights weights =
        new Trainer(
                new TrainingRecipe(5, 5, 16, 6, 1, false, 0, 0, false, false, Set.of(TEST_YEAR)),
                games,
                folder,
                1,
                Quiet.LISTENER)
            .train(PLAYER);
    assertThat(weights.stages()).startsWith(8, 12, 16).endsWith(52, 56);
    assertThat(weights.provenance())
        .contains(
            "games: %d, of them %d for training".formatted(games.size(), training),
            "test years: [1982]")
        .anyMatch(line -> line.startsWith("recipe: 5 samples"));
  }

  @Test
  void doesNotTakeAPositionFromTheTestYears() throws IOException {
    TrainingArchive unseen = TrainingArchive.of(games()).years(SMALL.testYears());
    TrainingArchive training = TrainingArchive.of(games()).withoutYears(SMALL.testYears());
    assertThat(unseen.games()).hasSizeGreaterThan(50).allMatch(game -> game.year() == TEST_YEAR);
    assertThat(training.games()).noneMatch(game -> game.year() == TEST_YEAR);
    assertThat(training.source().games()).hasSameSizeAs(training.games());
  }

  @Test
  void measuresSolvedPositionsAndTheScoresOfTheArchive() throws IOException {
    List<ErrorRow> solved = measured(List.of(8, 10), List.of(0, 8));
    assertThat(solved).hasSize(2 * 3 * 2).allMatch(row -> row.positions() == 3);
    assertThat(solved)
        .allMatch(row -> row.meanAbsoluteError() == 0 == (row.empties() == 8 && row.depth() == 8));
    assertThat(solved)
        .filteredOn(row -> row.depth() == 0)
        .allMatch(row -> row.bestMoves().isEmpty() && row.regret().isEmpty());
    assertThat(solved)
        .filteredOn(row -> row.depth() == 8 && row.empties() == 8)
        .allMatch(row -> row.bestMoves().orElse(100) == 100 && row.regret().orElse(0) == 0);
    ErrorRow archive = measured(List.of(24), List.of(0)).getFirst();
    assertThat(archive.positions()).isBetween(100, 110); // of 110 games
    assertThat(archive.meanAbsoluteError()).isBetween(2.0, 12.0).isGreaterThan(archive.meanError());
  }

  private List<ErrorRow> measured(List<Integer> empties, List<Integer> depths) throws IOException {
    List<ErrorRow> rows = new ArrayList<>();
    new ErrorTable(empties, 3, folder, 1, Quiet.LISTENER)
        .measure(PLAYER, SMALL, games(), depths, rows::add);
    return rows;
  }

  private static byte[] trained(
      List<TrainingGame> games, Path work, int jobs, TrainingListener listener) throws IOException {
    Weights weights = new Trainer(SMALL, games, work, jobs, listener).train(PLAYER);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out);
    return out.toByteArray();
  }

  private static List<TrainingGame> games() throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(Games.examples().resolve("wthor"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".wtb")).sorted().toList()) {
        try (GameReader reader = GameReader.open(file)) {
          for (ParsedGame game : reader) {
            game.record().flatMap(TrainingGame::of).ifPresent(games::add);
          }
        }
      }
    }
    return games;
  }

  /** Stops at one of the steps. */
  private static final class Impatient implements TrainingListener {
    private int stepsLeft;

    Impatient(int steps) {
      this.stepsLeft = steps;
    }

    @Override
    public void step(String what) {
      if (stepsLeft-- == 0) {
        throw new CancellationException();
      }
    }

    @Override
    public void progress(long done, long all) {}
  }
}
