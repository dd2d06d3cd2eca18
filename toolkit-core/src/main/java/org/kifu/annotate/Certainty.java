package org.kifu.annotate;

import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;

/**
 * The certainty of the values of a ply, which is the same for the played and for the best move.
 *
 * @param confidence exact, probable or estimated
 * @param percent the least share of values of this kind that is right, 0 to 100; 100 if exact; 0 if
 *     it was not measured, so that nothing is claimed
 * @param depth plies searched from the position before the move; the number of empty squares if it
 *     was searched to the end
 */
public record Certainty(Confidence confidence, int percent, int depth) {
  static Certainty of(Value value) {
    return new Certainty(value.confidence(), value.confidencePercent(), value.depth());
  }

  /** The weaker of the certainties of the two values that are compared. */
  static Certainty of(Comparison<?> found) {
    return ofBoth(found.playedValue(), found.bestValue());
  }

  /** The weaker of the certainties of two values. */
  static Certainty ofBoth(Value one, Value other) {
    int order = one.confidence().compareTo(other.confidence());
    order =
        order != 0 ? order : Integer.compare(other.confidencePercent(), one.confidencePercent());
    order = order != 0 ? order : Integer.compare(other.depth(), one.depth());
    return of(order >= 0 ? one : other);
  }

  /** Whether the values are exact. */
  public boolean isExact() {
    return confidence == Confidence.EXACT;
  }

  /** Whether the search reached the end of the game, so that the winner is known or probable. */
  public boolean reachesTheEnd() {
    return confidence != Confidence.ESTIMATED;
  }
}
