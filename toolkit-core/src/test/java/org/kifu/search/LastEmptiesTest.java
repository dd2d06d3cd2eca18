package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Position;
import org.kifu.testing.Endgames;
import org.kifu.testing.PlainSolver;

class LastEmptiesTest {
  private final LastEmpties last = new LastEmpties();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void agreesWithThePlainSolverInEveryWindow(int empties) {
    for (Position position : positions(empties)) {
      int score = PlainSolver.score(position);
      assertThat(solve(position, empties, -65, 65)).as("%s", position).isEqualTo(score);
      for (int alpha : List.of(-30, -1, 0, score - 2, score - 1, score, score + 1)) {
        assertThat(isRight(solve(position, empties, alpha, alpha + 1), score, alpha, alpha + 1))
            .isTrue();
        assertThat(isRight(solve(position, empties, alpha, alpha + 9), score, alpha, alpha + 9))
            .isTrue();
      }
    }
  }

  private int solve(Position position, int empties, int alpha, int beta) {
    return last.solve(position.player(), position.opponent(), empties, alpha, beta);
  }

  /** Whether a fail-soft result says nothing wrong about the score, and enough for its window. */
  private static boolean isRight(int result, int score, int alpha, int beta) {
    if (result <= alpha) {
      return score <= result;
    }
    return result >= beta ? score >= result : score == result;
  }

  private static List<Position> positions(int empties) {
    return Stream.of(
            Endgames.played(11, 40, empties),
            Endgames.filled(12, 40, empties, 0.5),
            Endgames.filled(13, 40, empties, 0.1),
            Endgames.filled(14, 40, empties, 0.95),
            Endgames.filled(15, 2, empties, 1))
        .flatMap(List::stream)
        .toList();
  }
}
