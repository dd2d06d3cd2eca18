package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Slow;

class BudgetSearchTest {
  /** FFO problem 1: 14 empties, g8 wins by 18. */
  private static final Position FFO_1 =
      BoardText.parse("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X")
          .orElseThrow();

  /** Far beyond the budgets in time, and far below what all depths take. */
  private static final Duration MOST = Duration.ofSeconds(20);

  @Test
  void solvesWhatTheTimeAllowsToSolve() {
    assertSolved(new BudgetSearch(new Engine(), Budget.ofTime(Duration.ofDays(1)), 90));
  }

  @Test
  void solvesWhatTheNodesAllowToSolve() {
    assertSolved(new BudgetSearch(new Engine(), Budget.ofNodes(10_000_000), 90));
  }

  private static void assertSolved(BudgetSearch search) {
    List<Valuation<Move>> best = search.bestMoves(FFO_1, 1);
    assertThat(best).hasSize(1);
    assertThat(best.getFirst().value().isExact()).isTrue();
    assertThat(best.getFirst().value().centidiscs()).isEqualTo(1800);
    assertThat(best.getFirst().line().getFirst()).hasToString("g8");
  }

  @Test
  void answersAFinishedDepthWhenTheTimeIsUp() {
    Engine engine = new Engine();
    BudgetSearch search = new BudgetSearch(engine, Budget.ofTime(Duration.ofMillis(200)), 90);
    List<Valuation<Move>> best =
        ProcessorTime.within(MOST, () -> search.bestMoves(Position.START, 2));
    Value value = best.getFirst().value(); // of one ply on a busy machine, which leaves nothing out
    Limits reached = new Limits(value.depth(), 0, value.confidencePercent());
    assertThat(best).isEqualTo(engine.bestMoves(Position.START, reached, 2));
  }

  @Slow
  @Test
  void stopsInTimeWithSeveralThreadsToo() {
    Engine engine = new Engine(16, 3, Weights.shipped());
    BudgetSearch search = new BudgetSearch(engine, Budget.ofTime(Duration.ofMillis(500)), 90);
    List<Valuation<Move>> best =
        ProcessorTime.within(MOST, () -> search.bestMoves(Position.START, 1));
    assertThat(best.getFirst().value().depth()).isPositive();
  }

  /** All depths together take no more than is allowed, and one more would. */
  @Slow
  @ParameterizedTest
  @ValueSource(longs = {1, 100, 5_000, 50_000, 500_000})
  void answersTheDeepestSearchThatTheNodesAllow(long most) {
    Engine engine = new Engine(1);
    BudgetSearch search = new BudgetSearch(engine, Budget.ofNodes(most), 90);
    List<List<Valuation<Move>>> told = new ArrayList<>();
    List<Valuation<Move>> best = search.bestMoves(Position.START, 2, told::add);
    assertThat(told).last().isEqualTo(best);
    assertThat(told).extracting(each -> each.getFirst().value().depth()).startsWith(1).isSorted();
    List<Valuation<Move>> deepest = List.of();
    List<Valuation<Move>> deeper = engine.bestMoves(Position.START, new Limits(1, 0), 2);
    long nodes = deeper.getFirst().nodes();
    for (int depth = 2; nodes <= most || depth == 2; depth++) {
      deepest = deeper;
      deeper = engine.bestMoves(Position.START, new Limits(depth, 0, 90), 2);
      nodes += deeper.getFirst().nodes();
    }
    assertThat(best).isEqualTo(deepest).isEqualTo(search.bestMoves(Position.START, 2));
  }

  @Test
  void isEndedByAnInterrupt() {
    Thread.currentThread().interrupt();
    BudgetSearch search = new BudgetSearch(new Engine(), Budget.ofTime(Duration.ofMinutes(5)), 90);
    assertThatThrownBy(() -> search.bestMoves(Position.START, 1))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
