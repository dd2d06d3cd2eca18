package org.kifu.search;

/**
 * What shallow searches say of deep ones (M. Buro, "ProbCut: An Effective Selective Extension of
 * the Alpha-Beta Algorithm", 1995, and "Experiments with Multi-ProbCut", 1997).
 */
final class ProbCut {
  static final int LEAST = Integer.getInteger("mpcleast", 5);

  private ProbCut() {}

  /** The depth of the shallow search. */
  static int probe(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  static double sigma(int empties, int depth, int probe) {
    double base = 4.2 + 0.15 * (44 - Math.min(empties, 50));
    return base * Math.exp(-0.15 * probe) * (1 + 0.05 * Math.max(-6, depth - 8));
  }

  static int margin(int empties, int depth, int probe, Selectivity selectivity) {
    return (int) Math.ceil(selectivity.deviations() * sigma(empties, depth, probe));
  }
}
