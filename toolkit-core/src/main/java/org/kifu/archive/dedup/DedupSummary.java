package org.kifu.archive.dedup;

import java.util.EnumMap;
import java.util.Map;

/**
 * How many games were looked at and how many groups they make.
 *
 * @param read all games of the input
 * @param compared those that could be read
 * @param groups the number of groups for each reason that was looked for
 * @param games the number of games named in them
 * @param removed the number of games that are left out of a copy
 */
public record DedupSummary(
    long read, long compared, Map<Reason, Long> groups, Map<Reason, Long> games, long removed) {
  /** Copies the counts. */
  public DedupSummary {
    groups = new EnumMap<>(groups);
    games = new EnumMap<>(games);
  }
}
