package org.kifu.search;

/**
 * The trust of a search in shallow searches: it leaves out a subtree if a shallow one says, with a
 * margin of so many standard deviations of its error, that the subtree does not matter (M. Buro,
 * "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995, and "Experiments
 * with Multi-ProbCut", 1997). The percentage is the share of a normal distribution within that
 * margin to both sides.
 */
enum Selectivity {
  P73(73, 1.1),
  P90(90, 1.645),
  P95(95, 1.96),
  P99(99, 2.576),
  /** Nothing is left out. */
  NONE(100, Double.POSITIVE_INFINITY);

  /** The least depth at which a shallow search is asked first. */
  static final int LEAST_DEPTH = 3;

  private final int percent;
  private final double deviations;

  Selectivity(int percent, double deviations) {
    this.percent = percent;
    this.deviations = deviations;
  }

  /** The least sure selectivity that is as sure as this, 0 to 100. */
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

  /** The depth of the shallow search, about half and of the same parity. */
  static int probe(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /**
   * The standard deviation of what a search says, taken from what a deeper one says, in discs. The
   * numbers were fitted to those that {@code kifu train --deviations} prints for the shipped
   * weights, 12 to 48 empties and 2 to 9 plies; they are right to 11 % there. See
   * docs/evaluation.md.
   *
   * @param probe the depth of the shallow search; 0 is the evaluation
   */
  static double deviation(int empties, int depth, int probe) {
    return Math.exp(1.764 - 0.0258 * empties - 0.110 * probe) * Math.pow(depth - probe, 0.371);
  }

  /** The margin that this selectivity asks for, in whole discs. */
  int margin(int empties, int depth, int probe) {
    return (int) Math.ceil(deviations * deviation(empties, depth, probe));
  }
}
