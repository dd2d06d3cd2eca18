package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionsCommandTest {
  private static final Pattern SCORE = Pattern.compile("[a-h][1-8]:([+-]\\d+);");

  /** Three of the six games begin f5d6c3, one f5d6c4, two f5f6e6. */
  @Test
  void takesEachPositionOnceAndTheMostFrequentFirst() {
    CommandRun run = kifu("positions", Examples.MATCH, "--ply", "3");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEqualTo("3 positions after 3 discs, 3 looked at, 3 written\n");
    assertThat(run.lines().stream().map(line -> line.replaceAll(".*% (\\d) game.*", "$1")))
        .containsExactly("3", "2", "1");
    assertThat(run.lines().getFirst())
        .startsWith(
            "------------------X--------XX------OXX-----O-------------------- O; % 3 games");
    assertThat(kifu("positions", Examples.MATCH, "--ply", "3", "--min-games", "2").lines())
        .hasSize(2);
  }

  /** The solver of {@code solve --check} solves each position and looks at every listed score. */
  @Tag("slow")
  @Test
  void listsTheExactScoresOfAllMoves(@TempDir Path folder) {
    String file = folder.resolve("problems.obf").toString();
    CommandRun run =
        kifu(
            "positions",
            Examples.ARCHIVES,
            "--ply",
            "48",
            "--margin",
            "6",
            "--count",
            "12",
            "-o",
            file);
    assertThat(run.code()).isZero();
    CommandRun check = kifu("solve", file, "--check", "--format", "jsonl");
    assertThat(check.code()).isZero();
    assertThat(check.lines().getLast()).contains("\"positions\":12").contains("\"wrong\":0");
    for (String line :
        kifu("positions", Examples.ARCHIVES, "--ply", "48", "--margin", "6", "--count", "12")
            .lines()) {
      List<Integer> scores = scores(line);
      assertThat(scores).hasSizeGreaterThan(1);
      assertThat(scores.get(0) - scores.get(1)).isGreaterThanOrEqualTo(6);
    }
  }

  @Tag("slow")
  @Test
  void balancedPositionsAreEven() {
    CommandRun run =
        kifu("positions", Examples.ARCHIVES, "--ply", "49", "--balanced", "2", "--count", "8");
    assertThat(run.lines())
        .hasSize(8)
        .allSatisfy(line -> assertThat(Math.abs(scores(line).getFirst())).isLessThanOrEqualTo(2));
  }

  @Test
  void estimatesAreNotListedAsScores() {
    CommandRun run =
        kifu("positions", Examples.MATCH, "--ply", "10", "--balanced", "64", "--level", "2");
    // Games 2 and 3 begin with the same ten moves.
    assertThat(run.lines()).hasSize(5).allMatch(line -> scores(line).isEmpty());
    assertThat(run.lines())
        .allMatch(line -> line.contains(", best ") && line.contains(" estimated at depth 2"));
  }

  @Test
  void writesTheSameBytesWhateverTheJobs() {
    String[] line = {
      "positions", Examples.ARCHIVES, "--ply", "50", "--margin", "2", "--count", "20", "--jobs", "1"
    };
    CommandRun one = kifu(line);
    line[line.length - 1] = "3";
    assertThat(kifu(line)).isEqualTo(one);
    assertThat(one.lines()).hasSize(20);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--ply 60",
        "--ply -1",
        "--ply 3 --balanced -1",
        "--ply 3 --margin 0",
        "--ply 3 --count 0",
        "--ply 3 --min-games 0",
        "--ply 3 --level 4",
        "--ply 3 --rules solo"
      })
  void refusesWhatItDoesNotUnderstand(String options) {
    String[] words = ("positions " + Examples.MATCH + " " + options).strip().split(" ");
    assertThat(kifu(words).code()).isEqualTo(2);
  }

  private static List<Integer> scores(String line) {
    return SCORE.matcher(line).results().map(score -> Integer.parseInt(score.group(1))).toList();
  }
}
