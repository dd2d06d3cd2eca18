package org.kifu.analysis;

import java.io.Serializable;

/**
 * The limits of a search: how hard it works.
 *
 * @param depth plies in the opening and the middle game, at least 1
 * @param exactEmpties positions with this many empty squares or fewer are searched to the end; 0 to
 *     60
 * @param confidencePercent how sure a search that does not go to the end exactly has to be of what
 *     it leaves out, 50 to 100; at 100 it leaves out nothing
 * @param probableEmpties positions with this many empty squares or fewer that are not searched
 *     exactly are searched to the end with that confidence, whatever the depth; 0 to 60
 */
public record Limits(int depth, int exactEmpties, int confidencePercent, int probableEmpties)
    implements Serializable {
  /** The empty squares of the start. */
  private static final int WHOLE_GAME = 60;

  /** Checks the ranges. */
  public Limits {
    if (depth < 1 || depth > WHOLE_GAME || isNoCount(exactEmpties) || isNoCount(probableEmpties)) {
      throw new IllegalArgumentException(
          "no such limits: depth %d, exact %d, probable %d"
              .formatted(depth, exactEmpties, probableEmpties));
    }
    if (confidencePercent < 50 || confidencePercent > 100) {
      throw new IllegalArgumentException("a confidence is 50 to 100, not " + confidencePercent);
    }
  }

  /** Limits of a search that reaches the end where its depth does. */
  public Limits(int depth, int exactEmpties, int confidencePercent) {
    this(depth, exactEmpties, confidencePercent, 0);
  }

  /** Limits of a search that leaves out nothing. */
  public Limits(int depth, int exactEmpties) {
    this(depth, exactEmpties, 100);
  }

  private static boolean isNoCount(int empties) {
    return empties < 0 || empties > WHOLE_GAME;
  }
}
