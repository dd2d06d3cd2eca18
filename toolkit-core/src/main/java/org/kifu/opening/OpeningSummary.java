package org.kifu.opening;

import java.util.List;

/**
 * What was looked at.
 *
 * @param tally games and exclusions
 * @param distinctPositions the number of canonical positions after 1, 2, ... discs, over all legal
 *     moves of all readable games, those included whose results do not count; empty if the question
 *     was about one position only
 */
public record OpeningSummary(OpeningTally tally, List<Long> distinctPositions) {
  /** Copies the list. */
  public OpeningSummary {
    distinctPositions = List.copyOf(distinctPositions);
  }
}
