package org.kifu.annotate;

/**
 * The losses of some moves. Sums add up in any order.
 *
 * @param moves the moves that were judged, forced ones and passes left out
 * @param centidiscs what they lost together, in hundredths of a disc
 */
public record LossSum(int moves, long centidiscs) {
  /** No moves. */
  public static final LossSum NONE = new LossSum(0, 0);

  LossSum plus(AnnotatedMove move) {
    return new LossSum(moves + 1, centidiscs + move.lossCentidiscs());
  }

  /** The mean loss of a move in hundredths of a disc, halves rounded up; 0 for no moves. */
  public long meanCentidiscs() {
    return moves == 0 ? 0 : (2 * centidiscs + moves) / (2L * moves);
  }
}
