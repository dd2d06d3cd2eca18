package org.kifu.analysis;

import java.io.Serializable;

/**
 * The limits of a search, which decide the amount of its work.
 *
 * @param depth plies in the opening and the middle game, at least 1
 * @param exactEmpties the most empty squares of a position that is searched to the end exactly; 0
 *     to 60
 * @param confidencePercent the certainty that a search needs before it leaves out a line, 50 to
 *     100, if it does not go to the end exactly; at 100 it leaves out nothing
 * @param probableEmpties the most empty squares of a position that is searched to the end with that
 *     confidence, whatever the depth, if it is not searched exactly; 0 to 60
 */
public record Limits(int depth, int exactEmpties, int confidencePercent, int probableEmpties)
    implements Serializable {
  /** The number of empty squares at the start. */
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

  /** Limits of a search that reaches the end only where its depth or {@code exactEmpties} does. */
  public Limits(int depth, int exactEmpties, int confidencePercent) {
    this(depth, exactEmpties, confidencePercent, 0);
  }

  /** Limits of a search that leaves out nothing. */
  public Limits(int depth, int exactEmpties) {
    this(depth, exactEmpties, 100);
  }

  /** The same limits with another confidence, 50 to 100. */
  public Limits withConfidence(int percent) {
    return new Limits(depth, exactEmpties, percent, probableEmpties);
  }

  private static boolean isNoCount(int empties) {
    return empties < 0 || empties > WHOLE_GAME;
  }
}
