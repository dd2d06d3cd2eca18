package org.kifu.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The use of a window, at a clock that the test turns. */
class UseTest {
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5); // a clock may begin anywhere
  private final Use use = new Use(now::get);

  @Test
  void isOverWhenNobodyAskedForAWhile() {
    Duration time = Duration.ofNanos(10);
    now.addAndGet(9);
    assertThat(use.isOver(time)).isFalse();
    use.note();
    now.addAndGet(9);
    assertThat(use.isOver(time)).isFalse();
    now.addAndGet(1);
    assertThat(use.isOver(time)).isTrue();
  }

  /** A computer that was suspended for an hour gives its pages time to ask again. */
  @Test
  void isNotOverAfterATimeWithoutLooks() {
    Duration time = Duration.ofMinutes(10);
    now.addAndGet(Duration.ofHours(1).toNanos());
    assertThat(use.isOver(time)).isFalse();
    for (int second = 1; second < 600; second++) {
      now.addAndGet(Duration.ofSeconds(1).toNanos());
      assertThat(use.isOver(time)).as("after %d s", second).isFalse();
    }
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(use.isOver(time)).isTrue();
  }
}
