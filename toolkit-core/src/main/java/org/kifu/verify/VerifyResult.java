package org.kifu.verify;

import java.util.List;
import java.util.Map;
import org.kifu.verify.VerifyOptions.Grouping;

/**
 * The counts of a verification.
 *
 * @param total the tally of all games and sources
 * @param groups a table for each requested grouping
 */
public record VerifyResult(Tally total, Map<Grouping, List<Group>> groups) {
  /**
   * One row of a table.
   *
   * @param name the name of the source, or the year; empty if the year is unknown
   */
  public record Group(String name, Tally tally) {}

  /** The rows of one table; none if it was not requested. */
  public List<Group> groups(Grouping grouping) {
    return groups.getOrDefault(grouping, List.of());
  }
}
