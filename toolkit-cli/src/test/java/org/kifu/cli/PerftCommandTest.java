package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  @ParameterizedTest
  @CsvSource({"0, 1", "1, 4", "2, 12", "8, 390216", "9, 3005288"})
  void printsTheCountAlone(String depth, String leaves) {
    CommandRun run = kifu("perft", "--depth", depth);
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(leaves + "\n");
    assertThat(run.err()).matches("\\d+\\.\\d{3} s, \\d+\\.\\d M leaves/s\\n");
  }

  @Test
  void dividesTheCountAmongTheFirstMoves() {
    assertThat(kifu("perft", "--depth", "5", "--divide", "--rules", "othello").lines())
        .containsExactly("d3 349", "c4 349", "f5 349", "e6 349", "1396");
  }

  @Test
  void saysNothingElseIfQuiet() {
    assertThat(kifu("perft", "--depth", "3", "--quiet")).isEqualTo(new CommandRun(0, "56\n", ""));
  }

  @Test
  void estimatesTheNumberOfGamesAndSaysHow() {
    CommandRun run = kifu("perft", "--estimate", "2000:5", "--rules", "grid:4x4");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0))
        .isEqualTo("random games 2000, seed 5, rules grid:4x4, to the end");
    assertThat(run.lines().get(1))
        .matches(
            "estimate \\d\\.\\d\\de4, standard error \\d\\.\\d\\de\\d,"
                + " 95 % interval \\d\\.\\d\\de4 to \\d\\.\\d\\de4");
    assertThat(Long.parseLong(run.lines().get(2))).isBetween(50_000L, 70_000L); // 60,060 counted
    assertThat(kifu("perft", "--estimate", "2000:5", "--rules", "grid:4x4")).isEqualTo(run);
    assertThat(kifu("perft", "--estimate", "2", "--depth", "1").lines().getLast()).isEqualTo("4");
  }

  @Test
  void refusesAnEstimateOfNothing() {
    assertThat(kifu("perft").code()).isEqualTo(2);
    assertThat(kifu("perft", "--estimate", "1").code()).isEqualTo(2);
    assertThat(kifu("perft", "--estimate", "9", "--divide").code()).isEqualTo(2);
    assertThat(kifu("perft", "--estimate", "0").code()).isEqualTo(2);
  }
}
