package org.kifu.opening;

import java.io.Serializable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The number of games that were read, and of those that were left out. Partial tallies may be added
 * in any order.
 *
 * @param games all games, readable or not
 * @param excluded the number of games whose results do not count, by reason; reasons without games
 *     have no entry
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
    Counter sum = new Counter();
    sum.add(this);
    sum.add(other);
    return sum.tally();
  }

  /** A tally in progress; for one thread. */
  public static final class Counter {
    private final EnumMap<Exclusion, Long> excluded = new EnumMap<>(Exclusion.class);
    private long games;

    /** No games yet. */
    public Counter() {}

    /** Counts a game, and the reason if it is left out. */
    public void add(Optional<Exclusion> reason) {
      games++;
      reason.ifPresent(each -> excluded.merge(each, 1L, Long::sum));
    }

    /** Adds games that were counted elsewhere. */
    public void add(OpeningTally other) {
      games += other.games;
      other.excluded.forEach((reason, count) -> excluded.merge(reason, count, Long::sum));
    }

    /** The games so far. */
    public OpeningTally tally() {
      return new OpeningTally(games, excluded);
    }
  }

  /** The number of games that were left out for this reason. */
  public long excluded(Exclusion reason) {
    return excluded.getOrDefault(reason, 0L);
  }

  /** The number of games whose results count. */
  public long counted() {
    return games - excluded.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * A reason for leaving a game out of the results. The first reason that applies, in this order,
   * is counted. The legal moves of readable games still count for the distinct positions.
   */
  public enum Exclusion {
    /** The game could not be read to its end, or its start position could not. */
    UNREADABLE("unreadable"),
    /** The game has other rules. */
    OTHER_RULES("otherRules"),
    /** A move is not legal. */
    ILLEGAL("illegal"),
    /** The game began from another position. */
    NON_STANDARD_START("nonStandardStart"),
    /** The moves stop while somebody can still move; the source says that a side resigned. */
    RESIGNED("resigned"),
    /** The moves stop early; the source says on time, by agreement, or because a side left. */
    STOPPED("stopped"),
    /**
     * The moves stop early, and the source does not say why. A declared score does not help: for
     * such games it is often neither of the scores of the last position.
     */
    UNFINISHED("unfinished"),
    /** The game has the moves of an earlier game of the run, and such games do not count. */
    REPEATED("repeated");

    private final String label;

    Exclusion(String label) {
      this.label = label;
    }

    /** The name in output. */
    public String label() {
      return label;
    }
  }
}
