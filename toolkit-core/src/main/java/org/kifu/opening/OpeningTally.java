package org.kifu.opening;

import java.io.Serializable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many games were looked at, and how many of them left out. Partial tallies add up in any
 * order.
 *
 * @param games all games, readable or not
 * @param excluded the games whose results do not count, by reason; no entry where there are none
 */
public record OpeningTally(long games, Map<Exclusion, Long> excluded) implements Serializable {
  /** No games. */
  public static final OpeningTally NONE = new OpeningTally(0, Map.of());

  /** Copies the map, in the order of the reasons. */
  public OpeningTally {
    EnumMap<Exclusion, Long> copy = new EnumMap<>(Exclusion.class);
    copy.putAll(excluded);
    excluded = Collections.unmodifiableMap(copy);
  }

  /** The sum of two tallies. */
  public OpeningTally plus(OpeningTally other) {
    EnumMap<Exclusion, Long> sum = new EnumMap<>(Exclusion.class);
    sum.putAll(excluded);
    other.excluded.forEach((reason, count) -> sum.merge(reason, count, Long::sum));
    return new OpeningTally(games + other.games, sum);
  }

  /** The games that were left out for this reason. */
  public long excluded(Exclusion reason) {
    return excluded.getOrDefault(reason, 0L);
  }

  /** The games whose results count. */
  public long counted() {
    return games - excluded.values().stream().mapToLong(Long::longValue).sum();
  }
}
