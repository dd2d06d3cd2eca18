package org.kifu.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

@Slow
class ProcessorTimeTest {
  private static final Duration LIMIT = Duration.ofMillis(300);

  @Test
  void workInProportionToItsSizeIsLinear() {
    ProcessorTime.assertLinear(400, size -> () -> spin(size));
    ProcessorTime.assertLinear(400, size -> () -> spin(size + size / 8 * log2(size)));
  }

  private static int log2(int size) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(size);
  }

  @Test
  void workOfTheSquareIsRefused() {
    assertThatThrownBy(
            () -> ProcessorTime.assertLinear(200, size -> () -> spin(size * size / 100.0)))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("the cost is not linear: 25 take ");
  }

  @Test
  void waitingIsFree() {
    Callable<String> waiting =
        () -> {
          Thread.sleep(LIMIT.multipliedBy(2));
          return "done";
        };
    assertThat(ProcessorTime.within(LIMIT, waiting)).isEqualTo("done");
    assertThat(ProcessorTime.of(waiting)).isLessThan(LIMIT);
  }

  @Test
  void workWithoutAnEndIsStoppedAndItsPlaceTold() {
    assertThatThrownBy(() -> ProcessorTime.within(LIMIT, () -> spin(60_000)))
        .isInstanceOf(AssertionError.class)
        .hasMessage("no end after PT0.3S of processor time")
        .cause()
        .hasStackTraceContaining("ProcessorTimeTest.spin");
  }

  @Test
  void theThreadsOfTheWorkCountToo() {
    Callable<Boolean> idle =
        () -> {
          Thread busy = new Thread(() -> spin(60_000));
          busy.start();
          busy.join();
          return true;
        };
    assertThatThrownBy(() -> ProcessorTime.within(LIMIT, idle)).isInstanceOf(AssertionError.class);
  }

  @Test
  void whatTheWorkThrowsIsThrown() {
    assertThatThrownBy(() -> ProcessorTime.within(LIMIT, () -> Integer.parseInt("x")))
        .isInstanceOf(NumberFormatException.class);
    assertThatThrownBy(() -> ProcessorTime.within(LIMIT, 1 << 18, () -> depth(0)))
        .isInstanceOf(StackOverflowError.class);
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int depth(int depth) {
    return depth(depth + 1) + 1;
  }

  /** Uses so many milliseconds of processor time. */
  private static boolean spin(double millis) {
    long end = nanos() + (long) (millis * 1e6);
    while (nanos() < end) {
      if (Thread.interrupted()) {
        return false;
      }
    }
    return true;
  }

  private static long nanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
