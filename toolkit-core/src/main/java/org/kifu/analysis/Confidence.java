package org.kifu.analysis;

/** The confidence that a value deserves. */
public enum Confidence {
  /** Searched to the end of the game without selectivity: the value is the score. */
  EXACT,
  /** Searched to the end of the game with a selectivity that has a known share of right answers. */
  PROBABLE,
  /** Searched to a position before the end, and estimated there by the evaluation. */
  ESTIMATED;

  /** The name in output, lower case. */
  public String label() {
    return switch (this) {
      case EXACT -> "exact";
      case PROBABLE -> "probable";
      case ESTIMATED -> "estimated";
    };
  }
}
