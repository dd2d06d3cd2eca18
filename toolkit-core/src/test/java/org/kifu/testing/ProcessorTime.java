package org.kifu.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/**
 * What work costs in processor time. A clock on the wall also counts the time in which other
 * programs had the processor, so that a test which looks at it fails on a busy machine.
 */
public final class ProcessorTime {
  /** Far beyond what the work of one test takes: the work hangs. */
  public static final Duration HANG = Duration.ofMinutes(10);

  /** Work that ends so soon is not compared: measured twice, it would differ too much. */
  private static final Duration FLOOR = Duration.ofMillis(100);

  /** The larger work is so many times the smaller. */
  private static final int GROWTH = 8;

  /**
   * The larger work costs at most so many times the smaller: three times what is linear, and three
   * eighths of the square.
   */
  private static final int MOST_GROWTH = 3 * GROWTH;

  /**
   * Nearer to what is linear, one run of both is enough: the larger work ran first, when the
   * compiler had seen less, so that it costs too much rather than too little.
   */
  private static final int SURE_GROWTH = 3 * GROWTH / 2;

  private static final int RUNS = 5;
  private static final int FEWEST_RUNS = 2;
  private static final Duration SAMPLE = Duration.ofMillis(20);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /**
   * Fails unless the cost of work is linear in its size: the work of the size and of an eighth of
   * it are done in turns, and the cheapest runs of both are compared. Choose a size for which
   * anything worse than linear would take seconds; what takes less than a tenth of a second is not
   * looked at further. Only the work of the calling thread counts.
   *
   * @param works prepares the work of a size; this is not measured
   */
  public static void assertLinear(int size, IntFunction<Callable<?>> works) {
    within(
        HANG,
        () -> {
          Callable<?> large = works.apply(size);
          Callable<?> small = works.apply(size / GROWTH);
          long largeNanos = Long.MAX_VALUE;
          long smallNanos = Long.MAX_VALUE;
          for (int run = 1; run <= RUNS; run++) {
            largeNanos = Math.min(largeNanos, nanos(large));
            if (largeNanos <= FLOOR.toNanos()) {
              return true;
            }
            smallNanos = Math.min(smallNanos, nanos(small));
            int most = run < FEWEST_RUNS ? SURE_GROWTH : MOST_GROWTH;
            if (largeNanos <= most * smallNanos) {
              return true;
            }
          }
          throw new AssertionError(
              "the cost is not linear: %d take %,d ns and %d take %,d ns of processor time"
                  .formatted(size / GROWTH, smallNanos, size, largeNanos));
        });
  }

  private static long nanos(Callable<?> work) throws Exception {
    long start = THREADS.getCurrentThreadCpuTime();
    Objects.requireNonNull(work.call());
    return THREADS.getCurrentThreadCpuTime() - start;
  }

  /** The processor time that the calling thread needs for work. */
  public static Duration of(Callable<?> work) {
    try {
      return Duration.ofNanos(nanos(work));
    } catch (Exception e) {
      throw unchecked(e);
    }
  }

  /**
   * Does work in a thread of its own and returns its result, or fails as soon as the thread, with
   * those that it started, has used so much processor time. Work that waits for ever is not found.
   */
  public static <T> T within(Duration most, Callable<T> work) {
    return within(most, 0, work);
  }

  /**
   * The same in a thread with so many bytes of stack, so that a deep recursion is found too.
   *
   * @param stackBytes 0 for those that threads have
   */
  public static <T> T within(Duration most, long stackBytes, Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    ThreadGroup group = new ThreadGroup("within " + most);
    Thread worker = new Thread(group, task, group.getName(), stackBytes);
    worker.setDaemon(true);
    worker.start();
    try {
      while (true) {
        try {
          return task.get(SAMPLE.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
          if (nanos(group) > most.toNanos()) {
            throw hanging(worker, most);
          }
        }
      }
    } catch (ExecutionException e) {
      throw unchecked(Objects.requireNonNull(e.getCause()));
    } catch (InterruptedException e) {
      worker.interrupt();
      throw unchecked(e);
    }
  }

  private static long nanos(ThreadGroup group) {
    Thread[] threads = new Thread[group.activeCount() + 10];
    int count = group.enumerate(threads);
    return Arrays.stream(threads, 0, count)
        .mapToLong(thread -> Math.max(0, THREADS.getThreadCpuTime(thread.threadId())))
        .sum();
  }

  /** Says where the work was. */
  private static AssertionError hanging(Thread worker, Duration most) {
    Throwable place = new Throwable("the work was here");
    place.setStackTrace(worker.getStackTrace());
    worker.interrupt();
    return new AssertionError("no end after " + most + " of processor time", place);
  }

  private static RuntimeException unchecked(Throwable e) {
    switch (e) {
      case Error error -> throw error;
      case RuntimeException exception -> throw exception;
      default -> throw new IllegalStateException(e);
    }
  }
}
