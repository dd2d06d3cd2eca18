package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Limits;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Endgames;
import org.kifu.testing.ProcessorLimit;
import org.kifu.testing.Slow;

@ProcessorLimit
@Slow
class CancellationTest {
  /** Of the processor time of all threads of this JVM; the median, as its compiler works too. */
  private static final Duration MOST = Duration.ofMillis(100);

  @ParameterizedTest(name = "{1} threads, {0} empty squares")
  @CsvSource({"20, 1", "26, 1", "40, 1", "60, 1", "20, 2", "26, 2", "40, 2"})
  void aSearchComesBackSoonAfterItIsCancelled(int empties, int threads)
      throws InterruptedException {
    Engine engine = new Engine(1, threads, Weights.shipped());
    Position position = Endgames.played(300, 1, empties).getFirst();
    List<Duration> delays = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      delays.add(delay(engine, position, 40 + 15 * i));
    }
    delays.sort(null);
    assertThat(delays.get(delays.size() / 2)).as("%s", delays).isLessThan(MOST);
  }

  /** How much a search of many seconds still works after it was interrupted. */
  private static Duration delay(Engine engine, Position position, int millis)
      throws InterruptedException {
    Thread searcher =
        Thread.ofPlatform()
            .start(
                () ->
                    assertThatThrownBy(() -> engine.bestMoves(position, new Limits(40, 40), 60))
                        .isInstanceOf(CancellationException.class));
    Thread.sleep(millis);
    Duration interrupted = processorTime();
    searcher.interrupt();
    searcher.join();
    return processorTime().minus(interrupted);
  }

  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
