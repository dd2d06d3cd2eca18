package org.kifu.annotate;

import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedMove.Outlook;

/**
 * A move that changed who would win, or how likely that is. A loss in a game that is decided is
 * none; {@code docs/metrics.md} says when a game is decided.
 *
 * @param move the move; it has a label, unless its loss may be an error of the search
 * @param decides whether this is the move that decided the game
 */
public record TurningPoint(AnnotatedMove move, boolean decides) {
  /** The least loss of the chance to win, in ten-thousandths, with a label and without. */
  private static final int LEAST = 300;

  private static final int LEAST_DOUBTFUL = 500;

  /** The chance, in ten-thousandths, below which a game is lost, and by that of the other won. */
  private static final int DECIDED = 1000;

  /** The mover's chance to win before the move, in ten-thousandths; empty if it is not known. */
  public OptionalInt chanceBefore() {
    return move.afterBest().win(move.mover());
  }

  /** The mover's chance to win after the move, in ten-thousandths; empty if it is not known. */
  public OptionalInt chanceAfter() {
    return move.after().win(move.mover());
  }

  /**
   * Whether a move may be a turning point: it has a label, and the game was not decided. Where no
   * chances are known, a game is decided if its result is known and the move does not change it.
   */
  static boolean isOne(AnnotatedMove move) {
    if (move.label().isEmpty()) {
      return false;
    }
    return move.winLoss().isPresent()
        ? isOpen(move, LEAST)
        : !move.certainty().reachesTheEnd() || ResultSwings.Swing.of(move).isPresent();
  }

  /** Whether a move would be a turning point if its loss were sure. */
  static boolean isDoubtful(AnnotatedMove move) {
    return move.label().isEmpty() && move.winLoss().isPresent() && isOpen(move, LEAST_DOUBTFUL);
  }

  private static boolean isOpen(AnnotatedMove move, int least) {
    int before = move.afterBest().win(move.mover()).orElse(0);
    int after = move.after().win(move.mover()).orElse(0);
    return before - after >= least && before >= DECIDED && after <= Outlook.WIN - DECIDED;
  }
}
