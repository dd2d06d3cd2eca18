package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Valuation;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.testing.Endgames;
import org.kifu.testing.MobilitySolver;
import org.kifu.testing.ProcessorLimit;
import org.kifu.testing.Slow;

/** The solver against plain alpha-beta on a thousand positions from random play. */
@ProcessorLimit
@Slow
class ThousandPositionsTest {
  private static final int LEAST_EMPTIES = 8;
  private static final int MOST_EMPTIES = 14;
  private static final int OF_EACH = 143;
  private static final int COUNT = 1000;

  private static List<Position> positions() {
    return IntStream.rangeClosed(LEAST_EMPTIES, MOST_EMPTIES)
        .mapToObj(empties -> Endgames.played(100 + empties, 150, empties).stream().limit(OF_EACH))
        .flatMap(each -> each)
        .limit(COUNT)
        .toList();
  }

  @Test
  void areWorthWhatPlainAlphaBetaSays() {
    Engine engine = new Engine(1);
    Map<Position, Integer> scores = new LinkedHashMap<>();
    for (Position position : positions()) {
      Valuation<Move> solved = engine.solve(position);
      assertThat(solved.value().isExact()).isTrue();
      int score = solved.value().centidiscs() / 100;
      assertThat(Lines.finalScore(position, solved.line())).isEqualTo(score);
      scores.put(position, score);
    }
    assertThat(scores).hasSize(COUNT);
    assertThat(scores.entrySet().parallelStream().filter(each -> !isProved(each))).isEmpty();
  }

  /** Whether the position is worth so much, and no more. */
  private static boolean isProved(Map.Entry<Position, Integer> solved) {
    Position position = solved.getKey();
    int score = solved.getValue();
    return MobilitySolver.isAtLeast(position, score)
        && !MobilitySolver.isAtLeast(position, score + 1);
  }

  /** Who guards the guards. */
  @Test
  void theTwoPlainSolversAgree() {
    for (Position position : Endgames.played(99, 60, 7)) {
      int score = PlainSolver.score(position);
      assertThat(MobilitySolver.score(position)).isEqualTo(score);
      for (int asked = score - 2; asked <= score + 2; asked++) {
        assertThat(MobilitySolver.isAtLeast(position, asked)).isEqualTo(asked <= score);
      }
    }
  }
}
