package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.JavaRDD;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.GameLine;

/**
 * The lines that other lines begin with. In sorted order, the lines that continue a line come
 * directly after it, so each line is compared only with the next one.
 */
final class LineBeginnings {
  /**
   * The sorted lines of one partition, if it has any.
   *
   * @param beginnings the lines that another line of the partition continues
   */
  private record SortedLines(GameLine first, GameLine last, List<GameLine> beginnings)
      implements Serializable {}

  private LineBeginnings() {}

  /** The lines that are the beginning of another one. */
  static Set<GameLine> of(JavaRDD<GameLine> distinct) {
    List<SortedLines> partitions =
        distinct
            .sortBy(line -> line, true, distinct.getNumPartitions())
            .mapPartitions(LineBeginnings::sortedLines)
            .collect();
    Set<GameLine> beginnings = new HashSet<>();
    @Nullable GameLine before = null;
    for (SortedLines sortedLines : partitions) {
      beginnings.addAll(sortedLines.beginnings());
      if (before != null && sortedLines.first().startsWith(before)) {
        beginnings.add(before);
      }
      before = sortedLines.last();
    }
    return beginnings;
  }

  private static Iterator<SortedLines> sortedLines(Iterator<GameLine> sorted) {
    if (!sorted.hasNext()) {
      return List.<SortedLines>of().iterator();
    }
    GameLine first = sorted.next();
    GameLine last = first;
    List<GameLine> beginnings = new ArrayList<>();
    while (sorted.hasNext()) {
      GameLine next = sorted.next();
      if (next.startsWith(last)) {
        beginnings.add(last);
      }
      last = next;
    }
    return List.of(new SortedLines(first, last, beginnings)).iterator();
  }
}
