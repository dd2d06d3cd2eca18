package org.kifu.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * Numbers that come more than once, found in a shuffle of bare numbers: eight bytes each, in one
 * array for each pair of partitions.
 */
final class Repeated {
  private Repeated() {}

  /** The numbers that stand more than once in all arrays together, sorted; on the driver. */
  static long[] in(JavaRDD<long[]> numbers) {
    int targets = numbers.getNumPartitions();
    List<long[]> found =
        numbers
            .mapPartitionsToPair(arrays -> byTarget(arrays, targets))
            .partitionBy(new HashPartitioner(targets))
            .mapPartitions(arrays -> List.of(repeated(joined(arrays))).iterator())
            .collect();
    return found.stream().flatMapToLong(Arrays::stream).sorted().toArray();
  }

  /** Equal numbers go to the same target. */
  private static Iterator<Tuple2<Integer, long[]>> byTarget(Iterator<long[]> arrays, int targets) {
    List<LongStream.Builder> builders = new ArrayList<>();
    for (int i = 0; i < targets; i++) {
      builders.add(LongStream.builder());
    }
    arrays.forEachRemaining(
        array -> {
          for (long number : array) {
            builders.get((int) Long.remainderUnsigned(number, targets)).add(number);
          }
        });
    List<Tuple2<Integer, long[]>> parts = new ArrayList<>();
    for (int i = 0; i < targets; i++) {
      parts.add(new Tuple2<>(i, builders.get(i).build().toArray()));
    }
    return parts.iterator();
  }

  private static long[] joined(Iterator<Tuple2<Integer, long[]>> arrays) {
    LongStream.Builder all = LongStream.builder();
    arrays.forEachRemaining(array -> Arrays.stream(array._2()).forEach(all));
    return all.build().toArray();
  }

  private static long[] repeated(long[] numbers) {
    Arrays.sort(numbers);
    LongStream.Builder repeated = LongStream.builder();
    for (int i = 1; i < numbers.length; i++) {
      boolean isSecond = numbers[i] == numbers[i - 1] && (i == 1 || numbers[i] != numbers[i - 2]);
      if (isSecond) {
        repeated.add(numbers[i]);
      }
    }
    return repeated.build().toArray();
  }
}
