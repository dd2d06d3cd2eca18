package org.kifu.train;

import java.io.Serializable;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;

/** The workers that do {@link TrainingWork}; who they are changes no result. */
@FunctionalInterface
public interface TrainingWorkers {
  /**
   * Works out items.
   *
   * @param from the number of the first
   * @param to the number after the last
   * @param results takes the results in the order of the items
   */
  void work(TrainingWork work, int from, int to, Consumer<byte[]> results);

  /**
   * Threads of this process.
   *
   * @param jobs how many, at least 1
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
   * Items of long work, each told by its number alone, so that anybody may do any of them:
   * positions to label, games to play. It may travel to other machines.
   */
  interface TrainingWork extends Serializable {
    /** Makes a worker, for one thread: it takes the number of an item and returns the result. */
    IntFunction<byte[]> worker();
  }
}
