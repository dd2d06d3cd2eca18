package org.kifu.analysis;

/**
 * The scores that a question is about. A score inside is found, of one outside only that it is
 * outside; the narrower the window, the less work.
 *
 * @param alpha discs for the side to move, at least -65; this and less is all the same
 * @param beta discs for the side to move, above {@code alpha}, at most 65; this and more is all the
 *     same
 */
public record Window(int alpha, int beta) {
  /** All scores. */
  public static final Window ALL = new Window(-65, 65);

  /** Whether the side to move wins, draws or loses, and no more. */
  public static final Window WIN_LOSS_DRAW = new Window(-1, 1);

  /** Checks the ranges. */
  public Window {
    if (alpha < -65 || beta > 65 || alpha >= beta) {
      throw new IllegalArgumentException("no such window: " + alpha + " to " + beta);
    }
  }

  /** What a search in this window says with a value. */
  public Bound bound(int discs) {
    if (discs >= beta) {
      return Bound.LOWER;
    }
    return discs <= alpha ? Bound.UPPER : Bound.VALUE;
  }
}
