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
}
