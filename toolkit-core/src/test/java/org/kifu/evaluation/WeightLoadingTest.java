package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WeightLoadingTest {
  /** Of processor time, which is the time that passes where nobody else has work to do. */
  private static final Duration MOST = Duration.ofMillis(100);

  @Test
  void takesATenthOfASecondFromTheFileToTheFirstValue() throws IOException {
    List<Duration> times = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      long start = processorNanos();
      Evaluator evaluator = new Evaluator(shipped());
      evaluator.set(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L);
      assertThat(evaluator.centidiscs(60, 4, 4)).isBetween(-6400, 6400);
      times.add(Duration.ofNanos(processorNanos() - start));
    }
    times.sort(null);
    assertThat(times.get(times.size() / 2)).as("%s", times).isLessThan(MOST);
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static Weights shipped() throws IOException {
    try (InputStream in = Weights.class.getResourceAsStream("shipped.weights")) {
      return WeightFile.read(Objects.requireNonNull(in));
    }
  }
}
