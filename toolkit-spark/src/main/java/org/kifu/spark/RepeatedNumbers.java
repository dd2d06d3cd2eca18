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
 * The numbers that occur more than once. They are found in a shuffle of numbers of eight bytes
 * each, in one array for each pair of partitions.
 */
final class RepeatedNumbers {
  private RepeatedNumbers() {}

  /** The numbers that occur more than once in all arrays together, sorted; on the driver. */
  static long[] in(JavaRDD<long[]> numbers) {
    int targets = numbers.getNumPartitions();
    List<long[]> found =
        numbers
            .mapPartitionsToPair(arrays -> byTarget(arrays, targets))
            .partitionBy(new HashPartitioner(targets))
            .values()
            .mapPartitions(arrays -> List.of(repeated(joined(arrays))).iterator())
            .collect();
    return found.stream().flatMapToLong(Arrays::stream).sorted().toArray();
  }

  /** Divides the numbers among the targets; equal numbers go to the same target. */
  private static Iterator<Tuple2<Integer, long[]>> byTarget(Iterator<long[]> arrays, int targets) {
    long[] all = joined(arrays);
    int[] counts = new int[targets];
    for (long number : all) {
      counts[target(number, targets)]++;
    }
    List<Tuple2<Integer, long[]>> parts = new ArrayList<>();
    for (int i = 0; i < targets; i++) {
      parts.add(new Tuple2<>(i, new long[counts[i]]));
    }
    for (long number : all) {
      int target = target(number, targets);
      parts.get(target)._2()[--counts[target]] = number;
    }
    return parts.iterator();
  }

  private static int target(long number, int targets) {
    return (int) Long.remainderUnsigned(number, targets);
  }

  private static long[] joined(Iterator<long[]> arrays) {
    List<long[]> kept = new ArrayList<>();
    arrays.forEachRemaining(kept::add);
    long[] all = new long[kept.stream().mapToInt(array -> array.length).sum()];
    int size = 0;
    for (long[] array : kept) {
      System.arraycopy(array, 0, all, size, array.length);
      size += array.length;
    }
    return all;
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
