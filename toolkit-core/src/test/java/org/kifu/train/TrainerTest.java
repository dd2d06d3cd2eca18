package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.evaluation.Weights;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;

class TrainerTest {
  private static final int TEST_YEAR = 1982;
  private static final Recipe SMALL = new Recipe(60, 20, 8, 2, 20, 40, Set.of(TEST_YEAR));

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

  @Test
  void tellsWhereTheWeightsComeFrom() throws IOException {
    List<TrainingGame> games = games();
    long training = games.stream().filter(game -> game.year() != TEST_YEAR).count();
    Weights weights =
        new Trainer(
                new Recipe(5, 5, 6, 1, 0, 40, Set.of(TEST_YEAR)), games, folder, 1, Quiet.LISTENER)
            .train(Weights.shipped());
    assertThat(weights.stages()).startsWith(8, 12, 16).endsWith(52, 56);
    assertThat(weights.provenance())
        .contains(
            "games: %d, of them %d for training".formatted(games.size(), training),
            "test years: [1982]")
        .anyMatch(line -> line.startsWith("recipe: 5 samples"));
  }

  @Test
  void takesNoPositionFromTheTestYears() throws IOException {
    Archive unseen = Archive.of(games()).years(SMALL.testYears());
    Archive training = Archive.of(games()).withoutYears(SMALL.testYears());
    assertThat(unseen.games()).hasSizeGreaterThan(50).allMatch(game -> game.year() == TEST_YEAR);
    assertThat(training.games()).noneMatch(game -> game.year() == TEST_YEAR);
    assertThat(training.source().games()).hasSameSizeAs(training.games());
  }

  @Test
  void measuresNoErrorWhereASearchReachesTheEnd() throws IOException {
    List<ErrorRow> rows = new ArrayList<>();
    new ErrorTable(3, folder, 1, Quiet.LISTENER)
        .measure(Weights.shipped(), SMALL, games(), List.of(0, 12), rows::add);
    assertThat(rows.stream().filter(row -> row.empties() <= row.depth()))
        .hasSize(6)
        .allMatch(row -> row.meanAbsoluteError() == 0);
    assertThat(rows.stream().filter(row -> row.depth() == 0))
        .allMatch(row -> row.meanAbsoluteError() > 0);
    assertThat(rows.stream().filter(row -> row.empties() == 24).findFirst().orElseThrow())
        .matches(row -> row.positions() > 50, "all games with a theoretical score");
  }

  private static byte[] trained(
      List<TrainingGame> games, Path work, int jobs, TrainingListener listener) throws IOException {
    Weights weights = new Trainer(SMALL, games, work, jobs, listener).train(Weights.shipped());
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
