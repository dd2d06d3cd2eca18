package org.kifu.annotate;

import java.util.List;

/**
 * Finds out why a move was bad.
 *
 * @param <P> a position
 * @param <M> a move
 */
@FunctionalInterface
public interface Explainer<P, M> {
  /**
   * The reasons, the plainest first.
   *
   * @param before the position before the move
   * @param played a legal move that was worse than {@code best}
   * @param best a best move
   * @param playedLine the played move and best play after it, as far as it is known
   * @param bestLine the best move and best play after it, likewise
   */
  List<Reason> reasons(P before, M played, M best, List<M> playedLine, List<M> bestLine);

  /** Knows no reasons. */
  static <P, M> Explainer<P, M> none() {
    return (before, played, best, playedLine, bestLine) -> List.of();
  }
}
