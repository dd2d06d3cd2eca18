package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RatingsCommandTest {
  private static final String MATCH = "examples/logistello-murakami-1997.pgn";
  private static final String ARCHIVE = "examples/wthor";

  @TempDir private Path folder;

  /** Six wins with K 20, from equal ratings on: 10, 9.43, 8.89, 8.38, 7.92 and 7.49 points. */
  @Test
  void theMatchMovesTheRatingsByElosRule() {
    CommandRun run = kifu("ratings", MATCH, "--format", "csv");
    assertThat(run.code()).isZero();
    assertThat(run.lines().get(1)).startsWith("1,Logistello (buro),1552.1,,6,6,0,0,1997");
    assertThat(run.lines().get(2)).startsWith("2,Murakami Takeshi,1447.9,,6,0,0,6,1997");
  }

  @Test
  void onlineAMatchAgainstAProgramDoesNotCount() {
    CommandRun run =
        kifu(
            "ratings",
            MATCH,
            "--system",
            "online",
            "--program",
            "logistello (BURO)",
            "--format",
            "csv");
    assertThat(run.out()).contains("Murakami Takeshi,1500.0,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "csv", "json"})
  void theNumberOfThreadsDoesNotChangeTheOutput(String format) {
    String[] one = {"ratings", ARCHIVE, "--system", "history", "--format", format, "--jobs", "1"};
    String[] three = {"ratings", ARCHIVE, "--system", "history", "--format", format, "--jobs", "3"};
    assertThat(kifu(three).out()).isEqualTo(kifu(one).out()).hasSizeGreaterThan(200);
  }

  @Test
  void drawsAChartOfChosenPlayers() {
    Path chart = folder.resolve("ratings.svg");
    CommandRun run = kifu("ratings", ARCHIVE, "--player", "murakami", "--chart", chart.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(chart).content().contains("Murakami");
  }

  @ParameterizedTest
  @CsvSource({
    "--player, a, --all-matching",
    "--player, nobody at all, no player matches",
    "--k, 0, 'K must be above 0'",
    "--as-of, 97, is not a date",
    "--min-games, 0, the minimum number of games must be 1",
    "--chart, x.png, --chart needs --player NAME"
  })
  void wrongUsageIsRefused(String option, String value, String message) {
    CommandRun run = kifu("ratings", ARCHIVE, option, value);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void gamesThatCannotBeRatedAreCounted() {
    CommandRun run = kifu("ratings", "examples/logistello-murakami-1997.txt");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("6 games are not rated [unknown-player]");
  }
}
