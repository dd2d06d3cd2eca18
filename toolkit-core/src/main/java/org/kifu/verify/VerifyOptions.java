package org.kifu.verify;

import java.util.Set;

/**
 * The options of a verification.
 *
 * @param jobs the number of working threads, at least 1; it never changes the result
 * @param checks what games are checked for beside the rules
 * @param groupings the tables to make besides the total
 * @param duplicateMemory about how many bytes the games seen may take before they are kept on disk;
 *     it never changes the result
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

  /** Lenient, without tables; a quarter of the memory, at most 256 MiB, for the games seen. */
  public static VerifyOptions withJobs(int jobs) {
    long memory = Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / 4);
    return new VerifyOptions(jobs, CheckOptions.LENIENT, Set.of(), memory);
  }

  /** The same, strict or not. */
  public VerifyOptions withStrict(boolean newStrict) {
    return withChecks(checks.withStrict(newStrict));
  }

  /** The same with other checks. */
  public VerifyOptions withChecks(CheckOptions newChecks) {
    return new VerifyOptions(jobs, newChecks, groupings, duplicateMemory);
  }

  /** The same with other tables. */
  public VerifyOptions withGroupings(Set<Grouping> newGroupings) {
    return new VerifyOptions(jobs, checks, newGroupings, duplicateMemory);
  }

  /** A table beside the total: that by which games are counted apart. */
  public enum Grouping {
    /** One tally a source, in input order. */
    FILE,
    /** One tally a year, ascending; games of an unknown year come first. */
    YEAR;

    /** The name in options and output, lower case. */
    public String label() {
      return this == FILE ? "file" : "year";
    }
  }
}
