package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Position;
import org.kifu.testing.Endgames;

class LastEmptiesTest {
  private final LastEmpties last = new LastEmpties();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void answersEveryNullWindowAsThePlainSolverDoes(int empties) {
    for (Position position : positions(empties)) {
      int score = PlainSolver.score(position);
      for (int alpha : List.of(-65, -30, -1, 0, score - 2, score - 1, score, score + 1, 64)) {
        int result = solve(position, empties, alpha);
        assertThat(result > alpha ? score >= result : score <= result)
            .as("%s: %d for alpha %d, the score is %d", position, result, alpha, score)
            .isTrue();
      }
    }
  }

  private int solve(Position position, int empties, int alpha) {
    long squares = ~(position.player() | position.opponent());
    return last.solve(position.player(), position.opponent(), squares, empties, alpha);
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
