package org.kifu.analysis;

/** The trust that a value deserves. */
public enum Confidence {
  /** Searched to the end of the game without selectivity: it is the score. */
  EXACT,
  /** Searched to the end of the game with a selectivity whose share of right answers is known. */
  PROBABLE,
  /** A search that stopped before the end and an evaluation there. */
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
