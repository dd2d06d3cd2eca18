package org.kifu.opening;

import java.io.Serializable;
import java.util.List;
import java.util.stream.LongStream;

/**
 * What is said of all positions of a ply together. Totals of different positions add up.
 *
 * @param distinct the number of canonical positions by discs placed, from 0
 * @param arrivals the number of counted games that came so far, likewise
 */
public record OpeningTotals(List<Long> distinct, List<Long> arrivals) implements Serializable {
  /** No positions. */
  public static final OpeningTotals NONE = new OpeningTotals(List.of(), List.of());

  /** Copies the lists. */
  public OpeningTotals {
    distinct = List.copyOf(distinct);
    arrivals = List.copyOf(arrivals);
  }

  /** The totals of all positions of a table. */
  static OpeningTotals of(CountTable table, int plies) {
    long[] distinct = new long[plies + 1];
    long[] arrivals = new long[plies + 1];
    for (int position = 0; position < table.size(); position++) {
      int ply = table.ply(position);
      distinct[ply]++;
      if (ply < plies) {
        arrivals[ply + 1] += table.games(position);
      }
    }
    return new OpeningTotals(list(distinct), list(arrivals));
  }

  /** The sum of two. */
  public OpeningTotals plus(OpeningTotals other) {
    return new OpeningTotals(sum(distinct, other.distinct), sum(arrivals, other.arrivals));
  }

  private static List<Long> sum(List<Long> one, List<Long> other) {
    long[] sum = new long[Math.max(one.size(), other.size())];
    for (List<Long> numbers : List.of(one, other)) {
      for (int ply = 0; ply < numbers.size(); ply++) {
        sum[ply] += numbers.get(ply);
      }
    }
    return list(sum);
  }

  private static List<Long> list(long[] numbers) {
    return LongStream.of(numbers).boxed().toList();
  }
}
