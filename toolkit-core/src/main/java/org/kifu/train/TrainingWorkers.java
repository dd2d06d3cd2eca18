package org.kifu.train;

import java.io.Serializable;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;

/** The workers that do {@link TrainingWork}; their kind and number do not change the results. */
@FunctionalInterface
public interface TrainingWorkers {
  /**
   * Computes items.
   *
   * @param from the number of the first item
   * @param to the number after the last item
   * @param results takes the results in the order of the items
   */
  void work(TrainingWork work, int from, int to, Consumer<byte[]> results);

  /**
   * Threads of this process.
   *
   * @param jobs the number of threads, at least 1
   */
  static TrainingWorkers threads(int jobs) {
    return (work, from, to, results) -> {
      Iterator<Integer> items = IntStream.range(from, to).iterator();
      new Batch(jobs, 8).<Integer, byte[]>run(items, () -> boxed(work.worker()), results);
    };
  }

  private static Function<Integer, byte[]> boxed(IntFunction<byte[]> worker) {
    return worker::apply;
  }

  /**
   * Items of long work, such as positions to label or games to play. The number of an item
   * determines it, so any worker may do it. The work can be sent to other machines.
   */
  interface TrainingWork extends Serializable {
    /** Makes a worker for one thread, which takes the number of an item and returns the result. */
    IntFunction<byte[]> worker();
  }
}
