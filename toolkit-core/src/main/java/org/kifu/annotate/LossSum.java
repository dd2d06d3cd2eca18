package org.kifu.annotate;

import java.util.List;
import java.util.OptionalInt;

/**
 * The losses of some moves.
 *
 * @param moves the moves that were judged, forced ones and passes left out
 * @param centidiscs what they lost together, in hundredths of a disc
 * @param accuracy their mean {@link Accuracy}, in hundredths of a per cent; nothing for no moves or
 *     where no chances are known
 */
public record LossSum(int moves, long centidiscs, OptionalInt accuracy) {
  /** No moves. */
  public static final LossSum NONE = new LossSum(0, 0, OptionalInt.empty());

  /** Losses in discs alone. */
  public LossSum(int moves, long centidiscs) {
    this(moves, centidiscs, OptionalInt.empty());
  }

  static LossSum of(List<AnnotatedMove> judged) {
    return new LossSum(
        judged.size(),
        judged.stream().mapToLong(AnnotatedMove::lossCentidiscs).sum(),
        Accuracy.mean(judged));
  }

  /** Whether as many moves lost as much, and the accuracy is the same where both have one. */
  boolean countsAs(LossSum other) {
    return moves == other.moves
        && centidiscs == other.centidiscs
        && (accuracy.isEmpty() || other.accuracy.isEmpty() || accuracy.equals(other.accuracy));
  }

  /** The mean loss of a move in hundredths of a disc, halves rounded up; 0 for no moves. */
  public long meanCentidiscs() {
    return moves == 0 ? 0 : (2 * centidiscs + moves) / (2L * moves);
  }
}
