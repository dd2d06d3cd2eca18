package org.kifu.search;

/**
 * How far a search trusts shallow searches: it leaves out a subtree if a shallow one says, with a
 * margin of so many standard deviations of its error, that the subtree does not matter. The
 * percentage is the share of a normal distribution within that margin to both sides.
 */
enum Selectivity {
  P73(73, 1.1),
  P90(90, 1.645),
  P95(95, 1.96),
  P99(99, 2.576),
  /** Nothing is left out. */
  NONE(100, Double.POSITIVE_INFINITY);

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

  /** The margin, in standard deviations. */
  double deviations() {
    return deviations;
  }
}
