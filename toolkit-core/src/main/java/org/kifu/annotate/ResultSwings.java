package org.kifu.annotate;

import java.util.Optional;
import org.kifu.game.Labelled;

/**
 * Moves that gave away the result, where a win counts 1 point and a draw 1/2. A loss of 2 discs may
 * cost the game, and a loss of 20 discs nothing. Only moves whose search reached the end of the
 * game count, as an estimate does not show the winner.
 *
 * @param winToDraw moves that turned a win into a draw, 1/2 point each
 * @param winToLoss moves that turned a win into a loss, 1 point each
 * @param drawToLoss moves that turned a draw into a loss, 1/2 point each
 */
public record ResultSwings(int winToDraw, int winToLoss, int drawToLoss) {
  /** No such moves. */
  public static final ResultSwings NONE = new ResultSwings(0, 0, 0);

  ResultSwings plus(AnnotatedMove move) {
    return Swing.of(move).map(this::plus).orElse(this);
  }

  private ResultSwings plus(Swing swing) {
    return switch (swing) {
      case WIN_TO_DRAW -> new ResultSwings(winToDraw + 1, winToLoss, drawToLoss);
      case WIN_TO_LOSS -> new ResultSwings(winToDraw, winToLoss + 1, drawToLoss);
      case DRAW_TO_LOSS -> new ResultSwings(winToDraw, winToLoss, drawToLoss + 1);
    };
  }

  /** The sum of these and those of other games. */
  public ResultSwings plus(ResultSwings others) {
    return new ResultSwings(
        winToDraw + others.winToDraw, winToLoss + others.winToLoss, drawToLoss + others.drawToLoss);
  }

  /** The points given away, in half points. */
  public int halfPoints() {
    return winToDraw + 2 * winToLoss + drawToLoss;
  }

  /** A change of the result by a single move. */
  public enum Swing implements Labelled {
    WIN_TO_DRAW,
    WIN_TO_LOSS,
    DRAW_TO_LOSS;

    /**
     * The change of the result by a move: from the winner after a best move to the winner after the
     * move.
     *
     * @return empty if the result stayed, or if the search did not reach the end of the game, so
     *     that the winner is not known
     */
    public static Optional<Swing> of(AnnotatedMove move) {
      int before = Integer.signum(move.bestMoverCentidiscs());
      int after = Integer.signum(move.moverCentidiscs());
      if (before == after || !move.certainty().reachesTheEnd()) {
        return Optional.empty();
      }
      return Optional.of(before == 0 ? DRAW_TO_LOSS : after == 0 ? WIN_TO_DRAW : WIN_TO_LOSS);
    }
  }
}
