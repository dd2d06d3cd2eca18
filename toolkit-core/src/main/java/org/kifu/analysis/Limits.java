package org.kifu.analysis;

/**
 * How hard to search.
 *
 * @param depth plies in the opening and the middle game, at least 1
 * @param exactEmpties positions with this many empty squares or fewer are searched to the end; 0 to
 *     60
 */
public record Limits(int depth, int exactEmpties) {
  /** Checks the ranges. */
  public Limits {
    if (depth < 1 || depth > 60 || exactEmpties < 0 || exactEmpties > 60) {
      throw new IllegalArgumentException(
          "no such limits: depth " + depth + ", exact " + exactEmpties);
    }
  }
}
