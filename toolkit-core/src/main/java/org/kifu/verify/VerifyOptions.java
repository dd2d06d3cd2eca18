package org.kifu.verify;

import java.util.Set;

/**
 * The options of a verification.
 *
 * @param jobs the number of working threads, at least 1; it never changes the result
 * @param checks the checks of games in addition to the rules
 * @param groupings the tables to make in addition to the total
 * @param duplicateMemory the approximate number of bytes of games in memory, beyond which they are
 *     kept on disk; it never changes the result
 */
public record VerifyOptions(
    int jobs, CheckOptions checks, Set<Grouping> groupings, long duplicateMemory) {
  private static final long MOST_MEMORY = 256L << 20;

  /** Checks the ranges. */
  public VerifyOptions {
    if (jobs < 1 || duplicateMemory < 0) {
      throw new IllegalArgumentException(
          "no such options: " + jobs + " jobs, " + duplicateMemory + " bytes for duplicates");
    }
    groupings = Set.copyOf(groupings);
  }

  /** Lenient options without tables, with a quarter of the memory, at most 256 MiB, for games. */
  public static VerifyOptions withJobs(int jobs) {
    long memory = Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / 4);
    return new VerifyOptions(jobs, CheckOptions.LENIENT, Set.of(), memory);
  }

  /** The same options, strict or not. */
  public VerifyOptions withStrict(boolean newStrict) {
    return withChecks(checks.withStrict(newStrict));
  }

  /** The same options with other checks. */
  public VerifyOptions withChecks(CheckOptions newChecks) {
    return new VerifyOptions(jobs, newChecks, groupings, duplicateMemory);
  }

  /** The same options with other tables. */
  public VerifyOptions withGroupings(Set<Grouping> newGroupings) {
    return new VerifyOptions(jobs, checks, newGroupings, duplicateMemory);
  }

  /** A grouping of games, which gives a table in addition to the total. */
  public enum Grouping {
    /** One tally for each source, in input order. */
    FILE,
    /** One tally for each year, in ascending order; games of an unknown year come first. */
    YEAR;

    /** The name in options and output, lower case. */
    public String label() {
      return this == FILE ? "file" : "year";
    }
  }
}
