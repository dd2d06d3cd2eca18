package org.kifu.archive.stats;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each small number occurred. */
final class Counts {
  private long[] counts = new long[0];

  void add(int number) {
    add(number, 1);
  }

  private void add(int number, long times) {
    if (number >= counts.length) {
      counts = Arrays.copyOf(counts, number + 1);
    }
    counts[number] += times;
  }

  void addAll(Counts other) {
    for (int i = 0; i < other.counts.length; i++) {
      add(i, other.counts[i]);
    }
  }

  /** The numbers that occurred, ascending. */
  SortedMap<Integer, Long> toMap() {
    SortedMap<Integer, Long> map = new TreeMap<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        map.put(i, counts[i]);
      }
    }
    return map;
  }
}
