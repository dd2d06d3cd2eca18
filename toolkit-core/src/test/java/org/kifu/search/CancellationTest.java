package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Limits;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Endgames;
import org.kifu.testing.Slow;

@Timeout(value = 2, unit = TimeUnit.MINUTES)
@Slow
class CancellationTest {
  /** The median, since a busy machine may well hold up one thread or another. */
  private static final Duration MOST = Duration.ofMillis(50);

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

  /** How long a search of many seconds goes on after it was interrupted. */
  private static Duration delay(Engine engine, Position position, int millis)
      throws InterruptedException {
    long[] ended = new long[1];
    Thread searcher =
        Thread.ofPlatform()
            .start(
                () -> {
                  assertThatThrownBy(() -> engine.bestMoves(position, new Limits(40, 40), 60))
                      .isInstanceOf(CancellationException.class);
                  ended[0] = System.nanoTime();
                });
    Thread.sleep(millis);
    long interrupted = System.nanoTime();
    searcher.interrupt();
    searcher.join();
    return Duration.ofNanos(ended[0] - interrupted);
  }
}
