package org.kifu.spark;

import java.io.Serializable;
import org.kifu.opening.OpeningCount;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningStats;

/** What the {@link OpeningCount}s of one key add up to. */
record CountSum(OpeningStats stats, OpeningHistory history) implements Serializable {
  static CountSum of(OpeningCount count) {
    return new CountSum(count.stats(), count.history());
  }

  CountSum plus(CountSum other) {
    return new CountSum(stats.plus(other.stats), history.plus(other.history));
  }
}
