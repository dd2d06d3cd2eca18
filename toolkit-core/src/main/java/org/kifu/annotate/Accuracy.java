package org.kifu.annotate;

import java.util.List;
import java.util.OptionalInt;

/**
 * Accuracy in per cent: 100 for a move that gives away nothing of the chance to win, and half of it
 * for each {@link #HALVING} given away. With this constant the moves of tournaments have a mean of
 * about 85; {@code docs/metrics.md} tells how it was measured.
 */
public final class Accuracy {
  /** So much of the chance to win, in ten-thousandths, halves the accuracy of a move. */
  public static final int HALVING = 550;

  /** Full accuracy, in hundredths of a per cent. */
  private static final int FULL = 10_000;

  private Accuracy() {}

  /**
   * The accuracy of a move in hundredths of a per cent.
   *
   * @param winLoss the chance that it gave away, in ten-thousandths, 0 or more
   */
  public static double of(int winLoss) {
    return FULL * StrictMath.pow(2, -(double) winLoss / HALVING);
  }

  /**
   * The mean accuracy in hundredths of a per cent; nothing for no moves or where no chances are
   * known.
   */
  static OptionalInt mean(List<AnnotatedMove> judged) {
    double sum = 0;
    for (AnnotatedMove move : judged) {
      OptionalInt loss = move.winLoss();
      if (loss.isEmpty()) {
        return OptionalInt.empty();
      }
      sum += of(loss.getAsInt());
    }
    return judged.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of((int) Math.round(sum / judged.size()));
  }
}
