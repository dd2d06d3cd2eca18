package org.kifu.annotate;

/**
 * Moves that gave away the result, a win counting 1 point and a draw 1/2: a loss of 2 discs may
 * cost the game, one of 20 nothing. Only moves whose search reached the end of the game count: the
 * winner is not known from an estimate.
 *
 * @param winToDraw moves that turned a win into a draw, 1/2 point each
 * @param winToLoss moves that turned a win into a loss, 1 point each
 * @param drawToLoss moves that turned a draw into a loss, 1/2 point each
 */
public record ResultSwings(int winToDraw, int winToLoss, int drawToLoss) {
  /** None. */
  public static final ResultSwings NONE = new ResultSwings(0, 0, 0);

  ResultSwings plus(AnnotatedMove move) {
    int before = Integer.signum(move.bestMoverCentidiscs());
    int after = Integer.signum(move.moverCentidiscs());
    if (before == after || !move.certainty().reachesTheEnd()) {
      return this;
    }
    return new ResultSwings(
        winToDraw + (after == 0 ? 1 : 0),
        winToLoss + (before - after == 2 ? 1 : 0),
        drawToLoss + (before == 0 ? 1 : 0));
  }

  /** These and those of other games. */
  public ResultSwings plus(ResultSwings others) {
    return new ResultSwings(
        winToDraw + others.winToDraw, winToLoss + others.winToLoss, drawToLoss + others.drawToLoss);
  }

  /** The points given away, in halves. */
  public int halfPoints() {
    return winToDraw + 2 * winToLoss + drawToLoss;
  }
}
