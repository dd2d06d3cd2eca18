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
    return ResultSwing.of(move).map(this::plus).orElse(this);
  }

  private ResultSwings plus(ResultSwing swing) {
    return switch (swing) {
      case WIN_TO_DRAW -> new ResultSwings(winToDraw + 1, winToLoss, drawToLoss);
      case WIN_TO_LOSS -> new ResultSwings(winToDraw, winToLoss + 1, drawToLoss);
      case DRAW_TO_LOSS -> new ResultSwings(winToDraw, winToLoss, drawToLoss + 1);
    };
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
