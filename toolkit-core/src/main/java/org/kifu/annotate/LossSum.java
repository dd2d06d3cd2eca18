package org.kifu.annotate;

import java.util.List;
import java.util.OptionalInt;

/**
 * The losses of some moves.
 *
 * @param moves the moves that were judged, without forced ones and passes
 * @param centidiscs the sum of their losses, in hundredths of a disc
 * @param accuracy their mean {@link #accuracy(int)}, in hundredths of a per cent; empty if there
 *     are no moves or if no chances are known
 */
public record LossSum(int moves, long centidiscs, OptionalInt accuracy) {
  /** No moves. */
  public static final LossSum NONE = new LossSum(0, 0, OptionalInt.empty());

  /** The loss of the chance to win that halves the accuracy of a move, in ten-thousandths. */
  public static final int HALVING = 550;

  /** Full accuracy, in hundredths of a per cent. */
  private static final int FULL = 10_000;

  /** A sum of losses in discs, without an accuracy. */
  public LossSum(int moves, long centidiscs) {
    this(moves, centidiscs, OptionalInt.empty());
  }

  static LossSum of(List<AnnotatedMove> judged) {
    return new LossSum(
        judged.size(),
        judged.stream().mapToLong(AnnotatedMove::lossCentidiscs).sum(),
        meanAccuracy(judged));
  }

  /** Whether the moves, the losses and, where both have one, the accuracy are the same. */
  boolean countsAs(LossSum other) {
    return moves == other.moves
        && centidiscs == other.centidiscs
        && (accuracy.isEmpty() || other.accuracy.isEmpty() || accuracy.equals(other.accuracy));
  }

  /** The mean loss of a move in hundredths of a disc, halves rounded up; 0 for no moves. */
  public long meanCentidiscs() {
    return moves == 0 ? 0 : (2 * centidiscs + moves) / (2L * moves);
  }

  /**
   * The accuracy of a move in hundredths of a per cent. It is full for a move that gives away
   * nothing of the chance to win, and is halved for each {@link #HALVING} given away. With this
   * constant, the moves of tournaments have a mean of about 85 per cent; {@code docs/metrics.md}
   * describes the measurement.
   *
   * @param winLoss the chance to win that the move gave away, in ten-thousandths, 0 or more
   */
  public static double accuracy(int winLoss) {
    return FULL * StrictMath.pow(2, -(double) winLoss / HALVING);
  }

  /**
   * The mean accuracy in hundredths of a per cent; empty if there are no moves or if no chances are
   * known.
   */
  private static OptionalInt meanAccuracy(List<AnnotatedMove> judged) {
    double sum = 0;
    for (AnnotatedMove move : judged) {
      OptionalInt loss = move.winLoss();
      if (loss.isEmpty()) {
        return OptionalInt.empty();
      }
      sum += accuracy(loss.getAsInt());
    }
    return judged.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of((int) Math.round(sum / judged.size()));
  }
}
