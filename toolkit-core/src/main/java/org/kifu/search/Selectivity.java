package org.kifu.search;

/**
 * The trust of a search in shallow searches. A search leaves out a subtree if a shallow search
 * finds, with a margin of some standard deviations of its error, that the subtree does not matter
 * (M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995, and
 * "Experiments with Multi-ProbCut", 1997). The percentage is the share of a normal distribution
 * within that margin on both sides.
 */
enum Selectivity {
  P73(73, 1.1),
  P90(90, 1.645),
  P95(95, 1.96),
  P99(99, 2.576),
  /** Nothing is left out. */
  NONE(100, Double.POSITIVE_INFINITY);

  /** The least depth at which a shallow search is made first. */
  static final int LEAST_DEPTH = 3;

  private final int percent;
  private final double deviations;

  Selectivity(int percent, double deviations) {
    this.percent = percent;
    this.deviations = deviations;
  }

  /** Returns the lowest selectivity with at least this confidence, 0 to 100 percent. */
  static Selectivity ofAtLeast(int percent) {
    for (Selectivity selectivity : values()) {
      if (selectivity.percent >= percent) {
        return selectivity;
      }
    }
    throw new IllegalArgumentException("no percentage: " + percent);
  }

  int percent() {
    return percent;
  }

  /** The depth of the shallow search: about half, and of the same parity. */
  static int probe(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /**
   * The standard deviation, in discs, of the difference between a shallow search and a deeper one.
   * The formula is a fit to the numbers that {@code kifu train --deviations} prints for the shipped
   * weights, for 12 to 48 empty squares and 2 to 9 plies; there it is accurate to 11 %. See
   * docs/evaluation.md.
   *
   * @param probe the depth of the shallow search; 0 is the evaluation
   */
  static double deviation(int empties, int depth, int probe) {
    return Math.exp(1.764 - 0.0258 * empties - 0.110 * probe) * Math.pow(depth - probe, 0.371);
  }

  /** The margin of this selectivity, in whole discs. */
  int margin(int empties, int depth, int probe) {
    return (int) Math.ceil(deviations * deviation(empties, depth, probe));
  }
}
