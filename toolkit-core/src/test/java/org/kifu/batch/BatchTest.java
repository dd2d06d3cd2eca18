package org.kifu.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Slow;

class BatchTest {
  @Slow
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "4, 7", "8, 1000"})
  void keepsTheOrderOfTheItems(int jobs, int chunk) {
    List<Integer> results = new ArrayList<>();
    Function<Integer, Integer> slowForEven =
        item -> {
          for (int i = 0; i < (item % 2 == 0 ? 20_000 : 0); i++) {
            Thread.onSpinWait();
          }
          return item * item;
        };
    new Batch(jobs, chunk).run(numbers(500), () -> slowForEven, results::add);
    assertThat(results).isEqualTo(IntStream.range(0, 500).map(i -> i * i).boxed().toList());
  }

  @Test
  void readsOnlyAFewChunksAhead() {
    AtomicInteger read = new AtomicInteger();
    List<Integer> ahead = new ArrayList<>();
    Iterator<Integer> items =
        IntStream.range(0, 10_000).peek(i -> read.incrementAndGet()).boxed().iterator();
    new Batch(2, 10)
        .<Integer, Integer>run(items, Function::identity, item -> ahead.add(read.get() - item));
    assertThat(ahead).allMatch(lead -> lead <= 100);
  }

  /** Items of a quarter of a MiB: four a chunk, and 32 MiB in flight, whatever the jobs. */
  @Test
  void readsOnlySoManyBytesAhead() {
    AtomicInteger read = new AtomicInteger();
    List<Integer> ahead = new ArrayList<>();
    Iterator<Integer> items =
        IntStream.range(0, 2_000).peek(i -> read.incrementAndGet()).boxed().iterator();
    new Batch(16, 1000)
        .<Integer, Integer>run(
            items, item -> 1 << 18, Function::identity, item -> ahead.add(read.get() - item));
    assertThat(ahead).hasSize(2_000).allMatch(lead -> lead <= 4 * 32 + 8);
  }

  /** It came wrapped, and was told as a fault of the program. */
  @Test
  void wantOfMemoryOnAThreadIsThatOfWhoWaits() {
    Function<Integer, Integer> worker =
        _ -> {
          throw new OutOfMemoryError("made up");
        };
    assertThatThrownBy(() -> new Batch(2, 1).run(numbers(9), () -> worker, _ -> {}))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void doesNotGiveAWorkerToTwoThreadsAtOnce() {
    Set<Object> busy = ConcurrentHashMap.newKeySet();
    List<Boolean> alone = new ArrayList<>();
    new Batch(4, 3)
        .<Integer, Boolean>run(
            numbers(300),
            () -> {
              Object me = new Object();
              return item -> {
                boolean free = busy.add(me);
                Thread.onSpinWait();
                busy.remove(me);
                return free;
              };
            },
            alone::add);
    assertThat(alone).hasSize(300).doesNotContain(false);
  }

  @Test
  void aFailingWorkerFailsTheRun() {
    Function<Integer, Integer> failing =
        item -> {
          if (item == 40) {
            throw new IllegalArgumentException("item 40");
          }
          return item;
        };
    assertThatThrownBy(() -> new Batch(2, 5).run(numbers(100), () -> failing, item -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("item 40");
  }

  private static Iterator<Integer> numbers(int count) {
    return IntStream.range(0, count).iterator();
  }
}
