package org.kifu.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.kifu.train.Workforce;
import org.kifu.train.Workforce.TrainingWork;

/**
 * The executors as those who label positions. Items go out in rounds, so that what is done is kept
 * when a run is stopped.
 */
record SparkWorkforce(JavaSparkContext context) implements Workforce {
  private static final int ITEMS_A_CORE = 1024;
  private static final int SLICES_A_CORE = 4;

  @Override
  public void work(TrainingWork work, int from, int to, Consumer<byte[]> results) {
    Broadcast<TrainingWork> sent = context.broadcast(work);
    int cores = context.defaultParallelism();
    for (int start = from; start < to; start += ITEMS_A_CORE * cores) {
      int end = Math.min(to, start + ITEMS_A_CORE * cores);
      List<Integer> items = IntStream.range(start, end).boxed().toList();
      context
          .parallelize(items, Math.min(items.size(), SLICES_A_CORE * cores))
          .mapPartitions(numbers -> worked(sent.value(), numbers))
          .collect()
          .forEach(results);
    }
    sent.destroy();
  }

  private static Iterator<byte[]> worked(TrainingWork work, Iterator<Integer> numbers) {
    IntFunction<byte[]> worker = work.worker();
    List<byte[]> results = new ArrayList<>();
    numbers.forEachRemaining(number -> results.add(worker.apply(number)));
    return results.iterator();
  }
}
