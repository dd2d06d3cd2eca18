package org.kifu.search;

/**
 * The trust of a search in shallow searches. A search leaves out a subtree if a shallow search
 * finds, with a margin of some standard deviations of its error, that the subtree does not matter
 * (M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995, and
 * "Experiments with Multi-ProbCut", 1997). The percentage is the share of a normal distribution
 * within that margin on both sides.
 */
enum Selectivity {
  /** Cheap: for the first search to the end before an exact one. */
  ROUGH(56, 1.1),
  P73(73, 1.1),
  /** Cheap, but surer than {@link #ROUGH}. */
  FAIR(75, 1.645),
  P90(90, 1.645),
  P95(95, 1.96),
  P99(99, 2.576),
  /** Nothing is left out. */
  NONE(100, Double.POSITIVE_INFINITY);

  /** The least depth at which a shallow search is made first. */
  private static final int LEAST_DEPTH = 3;

  // The least number of empty squares at which a search to the end leaves out subtrees.
  private static final int LEAST_EMPTIES = 14;
  private static final int LEAST_GUESSED = 11;

  // The number of plies by which the shallow search of a guess is shallower than others, and the
  // depth below which it is shallower still.
  private static final int SHALLOWER = 2;
  private static final int SHALLOWEST = 4;
  private static final int SMALL = 16;

  /** The part of the margin that a guess needs. */
  private static final double SMALLER = 0.7;

  private final int percent;
  private final double deviations;

  Selectivity(int percent, double deviations) {
    this.percent = percent;
    this.deviations = deviations;
  }

  /** Returns the lowest selectivity with at least this confidence, 0 to 100 percent. */
  static Selectivity ofAtLeast(int percent) {
    for (Selectivity selectivity : values()) {
      if (selectivity.percent >= percent && !selectivity.guesses()) {
        return selectivity;
      }
    }
    throw new IllegalArgumentException("no percentage: " + percent);
  }

  int percent() {
    return percent;
  }

  /**
   * Whether searches to the end of the game only prepare an exact search. They risk more, because
   * an error costs time there, but does not change a result: their shallow searches are shallower,
   * and are only made if the evaluation is outside the margin, too. At smaller depths there is no
   * difference.
   */
  boolean guesses() {
    return this == ROUGH || this == FAIR;
  }

  /** Whether this leaves out subtrees of this depth, if they do not matter. */
  boolean leavesOut(int empties, int depth) {
    return this != NONE
        && depth >= LEAST_DEPTH
        && (depth < empties || empties >= (guesses() ? LEAST_GUESSED : LEAST_EMPTIES));
  }

  /** The depth of the shallow search: about half, and of the same parity. */
  static int probe(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /**
   * The standard deviation, in discs, of the difference between a shallow search and a deeper one.
   * The formula is a fit to the numbers that {@code kifu train --deviations} prints for the shipped
   * weights, for 12 to 48 empty squares and 2 to 9 plies; there it is accurate to 15 %. See
   * docs/evaluation.md.
   *
   * @param probe the depth of the shallow search; 0 is the evaluation
   */
  static double deviation(int empties, int depth, int probe) {
    return Math.exp(1.838 - 0.0212 * empties - 0.122 * probe) * Math.pow(depth - probe, 0.267);
  }

  /** The depth of the shallow search in a guess. */
  static int probeOfGuess(int depth) {
    return Math.max(0, probe(depth) - (depth < SMALL ? SHALLOWEST : SHALLOWER));
  }

  /** The margin in a guess, in whole discs. */
  int marginOfGuess(int empties, int probe) {
    return (int) Math.ceil(SMALLER * deviations * deviation(empties, empties, probe));
  }

  /** The margin of this selectivity, in whole discs. */
  int margin(int empties, int depth, int probe) {
    return (int) Math.ceil(deviations * deviation(empties, depth, probe));
  }
}
