package org.kifu.search;

/**
 * What shallow searches say of deep ones (M. Buro, "ProbCut: An Effective Selective Extension of
 * the Alpha-Beta Algorithm", 1995, and "Experiments with Multi-ProbCut", 1997).
 */
final class ProbCut {
  /** The least depth at which a shallow search is asked first. */
  static final int LEAST = 3;

  private ProbCut() {}

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

  /** The margin that a selectivity asks for, in whole discs. */
  static int margin(int empties, int depth, int probe, Selectivity selectivity) {
    return (int) Math.ceil(selectivity.deviations() * deviation(empties, depth, probe));
  }
}
