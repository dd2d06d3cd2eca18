package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;

class TimedSearchTest {
  /** FFO problem 1: 14 empties, g8 wins by 18. */
  private static final Position FFO_1 =
      BoardText.parse("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X")
          .orElseThrow();

  @Test
  void solvesWhatTheTimeAllowsToSolve() {
    List<Valuation<Move>> best =
        new TimedSearch(new Engine(), Duration.ofMinutes(5), 90).bestMoves(FFO_1, 1);
    assertThat(best).hasSize(1);
    assertThat(best.getFirst().value().isExact()).isTrue();
    assertThat(best.getFirst().value().centidiscs()).isEqualTo(1800);
    assertThat(best.getFirst().line().getFirst()).hasToString("g8");
  }

  @Test
  void answersAFinishedDepthWhenTheTimeIsUp() {
    Engine engine = new Engine();
    long start = System.nanoTime();
    List<Valuation<Move>> best =
        new TimedSearch(engine, Duration.ofMillis(200), 90).bestMoves(Position.START, 2);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    int depth = best.getFirst().value().depth();
    assertThat(best).isEqualTo(engine.bestMoves(Position.START, new Limits(depth, 0, 90), 2));
  }

  @Test
  void isEndedByAnInterruptOfOthers() {
    Thread.currentThread().interrupt();
    TimedSearch search = new TimedSearch(new Engine(), Duration.ofMinutes(5), 90);
    assertThatThrownBy(() -> search.bestMoves(Position.START, 1))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
