package org.kifu.analysis;

import java.util.List;

/**
 * An engine as every job sees it. The 8x8 search, the general search and external programs
 * implement it. The same question gets the same answer, whatever was asked before. One thread uses
 * an analyser at a time.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Analyser<P, M> {
  /** The name, the version and everything else that decides its answers, for the record. */
  String description();

  /**
   * Whether the answers depend on {@link Limits#confidencePercent()}, so that a surer one can be
   * asked for. Programs that take only a depth do not heed it.
   */
  default boolean heedsConfidence() {
    return true;
  }

  /** The value of a position with best play; a finished game has its final score. */
  Valuation<M> value(P position, Limits limits);

  /**
   * Compares a legal move with the best.
   *
   * @param played a legal move of {@code position}, which is not over
   */
  Comparison<M> compare(P position, M played, Limits limits);

  /**
   * Returns the values of some moves, each for the side that plays it, with lines that begin with
   * the moves.
   *
   * @param moves legal moves of {@code position}, which is not over
   * @return as many valuations as there are moves, in their order
   */
  default List<Valuation<M>> valued(P position, List<M> moves, Limits limits) {
    return moves.stream().map(move -> valued(move, compare(position, move, limits))).toList();
  }

  private Valuation<M> valued(M move, Comparison<M> found) {
    List<M> line = found.playedLine().isEmpty() ? List.of(move) : found.playedLine();
    return new Valuation<>(found.playedValue(), line, found.nodes());
  }
}
