package org.kifu.annotate;

import java.util.Optional;

/** How a single move gave away the result; {@link ResultSwings} counts them. */
public enum ResultSwing {
  WIN_TO_DRAW("win-to-draw"),
  WIN_TO_LOSS("win-to-loss"),
  DRAW_TO_LOSS("draw-to-loss");

  private final String label;

  ResultSwing(String label) {
    this.label = label;
  }

  /** The name in output, lower case. */
  public String label() {
    return label;
  }

  /**
   * What a move did to the result: the winner after a best move against the winner after it.
   *
   * @return nothing if the result stayed, or if the search did not reach the end of the game and
   *     does not know the winner
   */
  public static Optional<ResultSwing> of(AnnotatedMove move) {
    int before = Integer.signum(move.bestMoverCentidiscs());
    int after = Integer.signum(move.moverCentidiscs());
    if (before == after || !move.certainty().reachesTheEnd()) {
      return Optional.empty();
    }
    return Optional.of(before == 0 ? DRAW_TO_LOSS : after == 0 ? WIN_TO_DRAW : WIN_TO_LOSS);
  }
}
