package org.kifu.analysis;

/**
 * How hard to search.
 *
 * @param depth plies in the opening and the middle game, at least 1
 * @param exactEmpties positions with this many empty squares or fewer are searched to the end; 0 to
 *     60
 * @param confidencePercent how sure a search that does not go to the end exactly has to be of what
 *     it leaves out, 50 to 100; at 100 it leaves out nothing
 */
public record Limits(int depth, int exactEmpties, int confidencePercent) {
  /** Checks the ranges. */
  public Limits {
    if (depth < 1 || depth > 60 || exactEmpties < 0 || exactEmpties > 60) {
      throw new IllegalArgumentException(
          "no such limits: depth " + depth + ", exact " + exactEmpties);
    }
    if (confidencePercent < 50 || confidencePercent > 100) {
      throw new IllegalArgumentException("a confidence is 50 to 100, not " + confidencePercent);
    }
  }

  /** Limits of a search that leaves out nothing. */
  public Limits(int depth, int exactEmpties) {
    this(depth, exactEmpties, 100);
  }
}
