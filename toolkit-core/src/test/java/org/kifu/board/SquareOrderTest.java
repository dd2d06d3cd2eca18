package org.kifu.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SquareOrderTest {
  @Test
  void ranksAreNumbers() {
    assertThat(
            List.of("b1", "a10", "a2", "a12", "a1", "a11").stream().sorted(SquareOrder.BY_SQUARE))
        .containsExactly("a1", "a2", "a10", "a11", "a12", "b1");
  }

  @Test
  void linesAreInTheOrderOfTheirMoves() {
    assertThat(
            List.of("a10 c3", "a2 b10", "a2", "a1 h12", "a2 b9", "a10").stream()
                .sorted(SquareOrder.BY_SQUARE))
        .containsExactly("a1 h12", "a2", "a2 b9", "a2 b10", "a10", "a10 c3");
  }

  /** Squares of the usual board are in the order of their signs, with or without blanks. */
  @Test
  void theUsualBoardKeepsItsOrder() {
    List<String> lines =
        List.of("f5d6c3", "f5d6", "f5f6e6", "c4c3", "c4e3f6", "a1>a4", "c3-d4", "c3:e5");
    assertThat(lines.stream().sorted(SquareOrder.BY_SQUARE))
        .containsExactlyElementsOf(lines.stream().sorted().toList());
  }
}
