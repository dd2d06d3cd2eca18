package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest {
  private static final String MATCH = "examples/logistello-murakami-1997.pgn";
  private static final String CLUB = "examples/tournament/club-evening.csv";

  @TempDir private Path folder;

  @Test
  void theMatchIsATournamentOfTwo() {
    CommandRun run = kifu("tournament", MATCH, "--format", "csv");
    assertThat(run.code()).isZero();
    assertThat(run.lines().get(1)).startsWith("1,1,Logistello (buro),6,264,264,");
    assertThat(run.lines().get(2)).startsWith("2,2,Murakami Takeshi,0,336,120,");
  }

  @Test
  void aSubmittedScoreThatIsNotTheRecordsIsToldWithItsLineAndCodeOne() {
    CommandRun run =
        kifu("tournament", MATCH, "--results", "examples/tournament/match-1997-submitted.csv");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err())
        .contains("match-1997-submitted.csv:6:1: round 4")
        .contains("35-29 was submitted")
        .contains("has 37-27 [score-differs]");
  }

  @Test
  void resultsWithoutMovesDoNotNeedRecords() {
    CommandRun run = kifu("tournament", "--results", CLUB, "--points", "discs");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines().get(3)).contains("Adams").contains("166");
  }

  @Test
  void namesAreWrittenAsTheRulesSayInResultsToo() throws IOException {
    Path rules = folder.resolve("rules.csv");
    Files.writeString(rules, "status,kind,from,to\naccepted,player,Adams,Adams Ann\n");
    CommandRun run = kifu("tournament", "--results", CLUB, "--names-rules", rules.toString());
    assertThat(run.out()).contains("Adams Ann");
    Files.writeString(rules, "status,kind,from,to\naccepted,player,Adams,Brown\n");
    CommandRun joined = kifu("tournament", "--results", CLUB, "--names-rules", rules.toString());
    assertThat(joined.code()).isEqualTo(1);
    assertThat(joined.err()).contains("club-evening.csv:3:1: round 1, Adams - Brown: one player");
  }

  @ParameterizedTest
  @CsvSource({
    "--bq-factor, -1, not -1",
    "--bye-discs, 65, not 65",
    "--points, wins, is not one of win-draw-loss discs",
    "--tie-breaks, 'bq,lot', is not a tie-break",
    "--time-forfeits, never, is not one of woc zero written",
    "--format, wof, needs --player-ids"
  })
  void wrongUsageIsRefused(String option, String value, String message) {
    CommandRun run = kifu("tournament", "--results", CLUB, option, value);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void somethingMustBeRead() throws IOException {
    assertThat(kifu("tournament").code()).isEqualTo(2);
    assertThat(kifu("tournament", "--results", "no/such.csv").code()).isEqualTo(3);
    Path noTable = Files.writeString(folder.resolve("games.txt"), "f5d6\n");
    CommandRun run = kifu("tournament", "--results", noTable.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("the column 'black' is missing");
  }

  @Test
  void bytesThatAreNotTextDoNotCrashIt() throws IOException {
    byte[] bytes = new byte[4096];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 31 + i / 256);
    }
    Path file = Files.write(folder.resolve("noise.csv"), bytes);
    assertThat(kifu("tournament", "--results", file.toString()).code()).isEqualTo(2);
  }

  @Test
  void aResultsFileIsAnInputAndNotWrittenOver() throws IOException {
    Path file = Files.copy(Path.of(CLUB), folder.resolve("club.csv"));
    CommandRun run =
        kifu("tournament", "--results", file.toString(), "-o", file.toString(), "--force");
    assertThat(run.code()).isEqualTo(2);
    assertThat(file).hasSameTextualContentAs(Path.of(CLUB));
  }

  @Test
  void aFileForTheFederationNeedsTheNumberOfEachPlayer() throws IOException {
    Path ids = Files.writeString(folder.resolve("ids.csv"), "id,name\n1,Adams\n");
    CommandRun run =
        kifu("tournament", "--results", CLUB, "--format", "wof", "--player-ids", ids.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("no number for Brown, Evans, Clark, Davis");
  }

  /** The means of the players' accuracies, weighted by the moves that were judged. */
  @Test
  void tellsTheBestGamesOfAnnotatedOnes() throws IOException {
    Path file = Path.of(Examples.ANNOTATED);
    List<Double> accuracies = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      JsonNode metrics = new ObjectMapper().readTree(line).get("metrics");
      double sum = 0;
      int moves = 0;
      for (String side : List.of("black", "white")) {
        int judged = metrics.at("/" + side + "/judgedMoves").asInt();
        sum += judged * metrics.at("/" + side + "/accuracyPercent").asDouble();
        moves += judged;
      }
      accuracies.add(sum / moves);
    }
    accuracies.sort(Comparator.reverseOrder());
    CommandRun run =
        kifu(
            "tournament",
            Examples.path("wthor/WTH_1997-match.wtb"),
            "--annotated",
            file.toString(),
            "--format",
            "json");
    JsonNode best = new ObjectMapper().readTree(run.out()).get("bestGames");
    assertThat(run.code()).isZero();
    assertThat(best).hasSize(3);
    for (int i = 0; i < 3; i++) {
      assertThat(best.get(i).get("accuracyPercent").asDouble())
          .isCloseTo(accuracies.get(i), within(0.01));
    }
    assertThat(best.get(0).get("black").asText()).isEqualTo("Logistello (buro)");
  }

  @Test
  void gamesOfOthersAreNotBestGames() {
    CommandRun run =
        kifu("tournament", Examples.path("wthor/WTH_1983.wtb"), "--annotated", Examples.ANNOTATED);
    assertThat(run.out()).doesNotContain("Best games");
  }
}
