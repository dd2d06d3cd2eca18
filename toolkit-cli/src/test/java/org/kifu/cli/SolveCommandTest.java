package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  @Test
  void solvesTheProblemsAsListed() throws IOException {
    CommandRun run = kifu("solve", problems(7), "--check", "--format", "jsonl");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(8);
    JsonNode first = JSON.readTree(run.lines().getFirst());
    assertThat(first.get("index").asInt()).isEqualTo(1);
    assertThat(first.get("empties").asInt()).isEqualTo(14);
    assertThat(first.get("score").asInt()).isEqualTo(18);
    assertThat(first.get("best").asText()).isEqualTo("g8");
    assertThat(first.get("pv").get(0).asText()).isEqualTo("g8");
    assertThat(first.get("nodes").asLong()).isPositive();
    assertThat(first.get("seconds").isNumber()).isTrue();
    JsonNode total = JSON.readTree(run.lines().getLast()).get("total");
    assertThat(total.get("positions").asInt()).isEqualTo(7);
    assertThat(total.get("wrong").asInt()).isZero();
  }

  @Test
  void findsAWrongListAndExitsWith1() throws IOException {
    String problem = Files.readAllLines(Path.of(Examples.PROBLEMS)).get(4);
    Path wrong = Files.writeString(folder.resolve("wrong.obf"), problem.replace("+32", "+34"));
    CommandRun run = kifu("solve", wrong.toString(), "--check", "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(JSON.readTree(run.lines().getFirst()).get("wrong").asBoolean()).isTrue();
    assertThat(JSON.readTree(run.lines().getLast()).at("/total/wrong").asInt()).isEqualTo(1);
    assertThat(kifu("solve", wrong.toString()).code()).isZero();
  }

  @Test
  void solvesThePositionAfterTheMovesOfAGame() throws IOException {
    String game = Examples.match().getFirst();
    CommandRun run = kifu("solve", game.substring(0, 104), "--format", "jsonl");
    JsonNode answer = JSON.readTree(run.lines().getFirst());
    assertThat(answer.get("empties").asInt()).isEqualTo(8);
    JsonNode over = JSON.readTree(kifu("solve", game, "--format", "jsonl").lines().getFirst());
    assertThat(over.get("score").asInt()).isEqualTo(-32);
    assertThat(over.has("best")).isFalse();
  }

  @Test
  void aCheckOfNothingIsWrongUsage() {
    CommandRun run = kifu("solve", Examples.match().getFirst(), "--check");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("kifu solve: --check: no listed score for 1 of 1 position\n");
  }

  @Test
  void leavesOutWhatCannotBeReplayed() {
    CommandRun run = kifu("solve", "f5d6c3d3a1");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("[illegal-move]");
    assertThat(run.out()).isEqualTo("0 positions, 0 nodes, 0.000 s\n");
  }

  @Test
  void theNumberOfJobsDoesNotChangeAnAnswer() throws IOException {
    String file = problems(6);
    CommandRun one = kifu("solve", file, "--jobs", "1", "--format", "jsonl");
    CommandRun three = kifu("solve", file, "--jobs", "3", "--format", "jsonl");
    for (int i = 0; i < 6; i++) {
      for (String field : new String[] {"index", "score", "best", "pv", "nodes"}) {
        assertThat(JSON.readTree(three.lines().get(i)).get(field))
            .isEqualTo(JSON.readTree(one.lines().get(i)).get(field));
      }
    }
  }

  @Test
  void severalThreadsFindTheSameScores() throws IOException {
    String file = problems(6);
    CommandRun one = kifu("solve", file, "--format", "jsonl");
    CommandRun two = kifu("solve", file, "--threads", "2", "--check", "--format", "jsonl");
    assertThat(two.code()).isZero();
    for (int i = 0; i < 6; i++) {
      assertThat(JSON.readTree(two.lines().get(i)).get("score"))
          .isEqualTo(JSON.readTree(one.lines().get(i)).get("score"));
    }
  }

  /** The first problem is won by 18. */
  @ParameterizedTest
  @CsvSource({"--wld, lower", "--window=20:30, upper", "--window=-4:4, lower", "--window=16:20, "})
  void asksOfAScoreNoMoreThanItIsTold(String option, String bound) throws IOException {
    CommandRun run = kifu("solve", problems(1), option, "--format", "jsonl");
    JsonNode answer = JSON.readTree(run.lines().getFirst());
    assertThat(answer.path("bound").asText(null)).isEqualTo(bound);
    int score = answer.get("score").asInt();
    assertThat("upper".equals(bound) ? score >= 18 : score <= 18).isTrue();
  }

  @Test
  void searchesTheBestMoves() throws IOException {
    CommandRun run =
        kifu("search", "f5d6c3d3c4", "--depth", "4", "--multi-pv", "3", "--format", "jsonl");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(3);
    JsonNode best = JSON.readTree(run.lines().getFirst());
    JsonNode second = JSON.readTree(run.lines().get(1));
    assertThat(best.get("depth").asInt()).isEqualTo(4);
    assertThat(best.get("best").asText()).isEqualTo(best.get("pv").get(0).asText());
    assertThat(best.get("score").asDouble()).isGreaterThanOrEqualTo(second.get("score").asDouble());
  }

  @Test
  void searchesForATime() throws IOException {
    CommandRun run = kifu("search", "f5d6c3d3c4", "--time", "0.05", "--format", "jsonl");
    assertThat(JSON.readTree(run.out()).get("depth").asInt()).isPositive();
  }

  /** The same depth, the same answer; one ply more would have taken too many. */
  @Test
  void searchesForANumberOfNodes() throws IOException {
    JsonNode answer = search("--nodes", "20000");
    int depth = answer.get("depth").asInt();
    JsonNode same = search("--depth", Integer.toString(depth));
    assertThat(depth).isBetween(4, 15);
    for (String field : new String[] {"score", "best", "pv", "nodes", "confidence"}) {
      assertThat(answer.get(field)).as(field).isEqualTo(same.get(field));
    }
    assertThat(search("--nodes", "1").get("depth").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"--depth, 6", "--level, 8", "--nodes, 20000"})
  void searchesAsSurelyAsItIsTold(String limit, String value) throws IOException {
    CommandRun run =
        kifu("search", "f5d6c3d3c4", limit, value, "--confidence", "99", "--format", "jsonl");
    assertThat(JSON.readTree(run.out()).get("confidencePercent").asInt()).isEqualTo(99);
  }

  private static JsonNode search(String... limit) throws IOException {
    return JSON.readTree(
        kifu("search", "f5d6c3d3c4", limit[0], limit[1], "--format", "jsonl").out());
  }

  @Test
  void searchSaysTheScoreOfAFinishedGame() throws IOException {
    CommandRun run = kifu("search", Examples.match().getFirst(), "--format", "jsonl");
    assertThat(JSON.readTree(run.out()).get("score").asInt()).isEqualTo(-32);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve f5 --threads 0",
        "solve f5 --hash 0",
        "solve f5 --jobs 0",
        "solve f5 --window 4",
        "solve f5 --window 4:-4",
        "solve f5 --wld --check",
        "solve f5 --format csv",
        "search f5 --depth 0",
        "search f5 --time NaN",
        "search f5 --depth 3 --level 3",
        "search f5 --time 0",
        "search f5 --nodes 0",
        "search f5 --nodes 1e6",
        "search f5 --nodes 5 --time 1",
        "search f5 --multi-pv 0",
        "search"
      })
  void refusesWhatItCannotDo(String line) {
    CommandRun run = kifu(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(2);
  }

  private String problems(int count) throws IOException {
    Path file = folder.resolve("problems.obf");
    Files.write(file, Files.readAllLines(Path.of(Examples.PROBLEMS)).subList(0, count));
    return file.toString();
  }

  @Test
  void positionsOfAnotherBoardAreSearchedByTheirOwnRules() throws IOException {
    String small =
        "(;GM[Othello]TY[6]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[c2]W[b4];)";
    Path file = Files.writeString(folder.resolve("small.ggf"), small);
    CommandRun run = kifu("search", "--depth", "2", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(1)).contains("30"); // of 36 squares, four and two are taken
  }

  @Test
  void theSoloGameIsLeftToAnOptionOfItsOwn() {
    CommandRun run = kifu("search", "--depth", "1", "f5", "examples/rules/solo.txt");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.lines()).hasSize(3); // the heading, the position, the sum
    assertThat(run.err()).contains("a game of solo; the solo game has one player");
  }
}
