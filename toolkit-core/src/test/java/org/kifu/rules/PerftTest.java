package org.kifu.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Position;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

/**
 * The published table: A. Bik, aartbik.com/MISC/reversi.html; a pass is one ply, a finished game
 * counts 1.
 */
class PerftTest {
  @Slow
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 4",
    "2, 12",
    "3, 56",
    "4, 244",
    "5, 1396",
    "6, 8200",
    "7, 55092",
    "8, 390216",
    "9, 3005288",
    "10, 24571284",
    "11, 212258800"
  })
  void countsTheLeavesFromTheStart(int depth, long leaves) {
    assertThat(Perft.leaves(Othello.RULES, depth)).isEqualTo(leaves);
  }

  @Slow
  @ParameterizedTest
  @CsvSource({
    "1, 4",
    "2, 12",
    "3, 56",
    "4, 244",
    "5, 1396",
    "6, 8200",
    "7, 55092",
    "8, 390216",
    "9, 3005288",
    "10, 24571284"
  })
  void thePlainBoardCountsTheSame(int depth, long leaves) {
    assertThat(PlainBoard.start(8).perft(depth)).isEqualTo(leaves);
  }

  /** Through the interface that every rule set has, not the kernel. */
  @Slow
  @ParameterizedTest
  @CsvSource({"1, 4", "5, 1396", "7, 55092", "9, 3005288"})
  void theRulesCountTheSame(int depth, long leaves) {
    assertThat(throughRules(Position.START, depth)).isEqualTo(leaves);
  }

  private static long throughRules(Position position, int depth) {
    var moves = Othello.RULES.legalMoves(position);
    if (depth == 0 || moves.isEmpty()) {
      return 1;
    }
    return moves.stream()
        .mapToLong(move -> throughRules(Othello.RULES.play(position, move), depth - 1))
        .sum();
  }
}
