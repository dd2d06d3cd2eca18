package org.kifu.analysis;

/**
 * The value of a position or a move, as an engine sees it.
 *
 * @param centidiscs hundredths of a disc for the side to move, -6400 to 6400 on the 8x8 board; an
 *     exact value is a multiple of 100, or 1 or -1 where the rules name a winner of an equal count
 * @param bound the relation of these centidiscs to the true value
 * @param confidence the confidence that the value deserves
 * @param confidencePercent the certainty that what the search left out does not matter, 0 to 100;
 *     100 if it left out nothing; 0 if the certainty is not known
 * @param depth plies searched from the position; the number of empty squares if it was searched to
 *     the end
 */
public record Value(
    int centidiscs, Bound bound, Confidence confidence, int confidencePercent, int depth) {
  /** A value that is not a bound. */
  public Value(int centidiscs, Confidence confidence, int confidencePercent, int depth) {
    this(centidiscs, Bound.VALUE, confidence, confidencePercent, depth);
  }

  /** An exact score. */
  public static Value exact(int discs, int empties) {
    return new Value(100 * discs, Confidence.EXACT, 100, empties);
  }

  /** An estimate whose search left out nothing. */
  public static Value estimated(int centidiscs, int depth) {
    return new Value(centidiscs, Confidence.ESTIMATED, 100, depth);
  }

  /** The same value seen from the other side. */
  public Value negated() {
    return new Value(-centidiscs, bound.negated(), confidence, confidencePercent, depth);
  }

  /** Whether this is the exact score. */
  public boolean isExact() {
    return confidence == Confidence.EXACT && bound == Bound.VALUE;
  }
}
