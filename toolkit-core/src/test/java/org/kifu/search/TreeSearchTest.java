package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;

class TreeSearchTest {
  private final TranspositionTable table = new TranspositionTable(1);
  private final TreeSearch tree = new TreeSearch(table, new Evaluator(Weights.shipped()));

  /** Once the answer to the highest window was -65 here, which the table then took for a bound. */
  @ParameterizedTest
  @ValueSource(ints = {-64, 0, 63, 64})
  void aMoveThatWinsAllDiscsIsWorthThemInEveryWindow(int alpha) {
    Position position = BoardText.parse("-".repeat(56) + "XOOOOOO- X").orElseThrow();
    table.startQuestion();
    tree.start(null, StopCheck.ENDLESS);
    for (int depth = 1; depth < 9; depth++) {
      int value = tree.search(position.player(), position.opponent(), depth, alpha, alpha + 1);
      assertThat(value).as("depth %d", depth).isEqualTo(64);
    }
  }
}
