package org.kifu.annotate;

import java.util.Locale;
import java.util.Optional;
import org.kifu.analysis.Limits;

/** The depth of search for the legal moves that are neither played nor best. */
public enum CandidateSearch {
  /** At most ten plies, and exactly from 18 empty squares on. */
  BRIEF,
  /** As deeply as the best move. */
  FULL,
  /** Not at all; no such moves are listed. */
  NONE;

  /** The most plies of a brief search that does not reach the end. */
  private static final int DEPTH = 10;

  /** The most empty squares from which a brief search goes to the end. */
  private static final int TO_END = 18;

  /** The name in options, lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The limits of the search of these moves; empty if there is none.
   *
   * @param best the limits of the search of the best move, which are never exceeded
   */
  public Optional<Limits> limits(Limits best) {
    return switch (this) {
      case NONE -> Optional.empty();
      case FULL -> Optional.of(best);
      case BRIEF -> Optional.of(brief(best));
    };
  }

  /** Estimates of odd and of even depth differ, so the depth is odd or even as that of the best. */
  private static Limits brief(Limits best) {
    int depth = best.depth() <= DEPTH ? best.depth() : DEPTH - (best.depth() - DEPTH) % 2;
    return new Limits(
        depth,
        Math.min(TO_END, best.exactEmpties()),
        best.confidencePercent(),
        Math.min(TO_END, best.probableEmpties()));
  }
}
