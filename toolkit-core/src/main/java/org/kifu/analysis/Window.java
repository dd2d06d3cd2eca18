package org.kifu.analysis;

/**
 * The scores that a question is about. The search finds a score inside the window; of one outside
 * it finds only that it is outside. A narrower window needs less work.
 *
 * @param alpha discs for the side to move, at least -65; the search does not tell lower scores
 *     apart from this one
 * @param beta discs for the side to move, above {@code alpha}, at most 65; the search does not tell
 *     higher scores apart from this one
 */
public record Window(int alpha, int beta) {
  /** All scores. */
  public static final Window ALL = new Window(-65, 65);

  /** The window that tells only a win, a draw and a loss apart. */
  public static final Window WIN_LOSS_DRAW = new Window(-1, 1);

  /** Checks the ranges. */
  public Window {
    if (alpha < -65 || beta > 65 || alpha >= beta) {
      throw new IllegalArgumentException("no such window: " + alpha + " to " + beta);
    }
  }

  /** The meaning of a value that a search in this window returns. */
  public Bound bound(int discs) {
    if (discs >= beta) {
      return Bound.LOWER;
    }
    return discs <= alpha ? Bound.UPPER : Bound.VALUE;
  }
}
