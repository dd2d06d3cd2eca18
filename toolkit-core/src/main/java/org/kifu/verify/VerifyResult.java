package org.kifu.verify;

import java.util.List;
import java.util.Map;
import org.kifu.verify.VerifyOptions.Grouping;

/**
 * The numbers that a verification counted.
 *
 * @param total of all games and sources
 * @param groups a table for each grouping that was asked for
 */
public record VerifyResult(Tally total, Map<Grouping, List<Group>> groups) {
  /**
   * One row of a table.
   *
   * @param name the source's name, or the year; empty where the year is unknown
   */
  public record Group(String name, Tally tally) {}

  /** The rows of one table; none if it was not asked for. */
  public List<Group> groups(Grouping grouping) {
    return groups.getOrDefault(grouping, List.of());
  }
}
