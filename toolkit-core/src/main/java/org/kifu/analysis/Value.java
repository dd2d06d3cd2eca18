package org.kifu.analysis;

/**
 * What an engine thinks of a position or a move.
 *
 * @param centidiscs hundredths of a disc for the side to move, -6400 to 6400; a multiple of 100 if
 *     exact
 * @param confidence how far it can be trusted
 * @param confidencePercent the share of values of this kind that are right, 0 to 100; 100 if exact;
 *     0 where no share has been measured
 * @param depth plies searched from the position; the number of empties if it was searched to the
 *     end
 */
public record Value(int centidiscs, Confidence confidence, int confidencePercent, int depth) {
  /** An exact score. */
  public static Value exact(int discs, int empties) {
    return new Value(100 * discs, Confidence.EXACT, 100, empties);
  }

  /** An estimate whose reliability has not been measured. */
  public static Value estimated(int centidiscs, int depth) {
    return new Value(centidiscs, Confidence.ESTIMATED, 0, depth);
  }

  /** The same value seen from the other side. */
  public Value negated() {
    return new Value(-centidiscs, confidence, confidencePercent, depth);
  }

  /** Whether it is the score. */
  public boolean isExact() {
    return confidence == Confidence.EXACT;
  }
}
