package org.kifu.annotate;

/**
 * Moves of which a single one kept the result, a win or a draw, while there were others. They are
 * known where the search reached the end of the game.
 *
 * @param found how often the player played it
 * @param missed how often he did not
 */
public record OnlyMoves(int found, int missed) {
  /** None. */
  public static final OnlyMoves NONE = new OnlyMoves(0, 0);

  OnlyMoves plus(AnnotatedMove move) {
    return !move.only()
        ? this
        : move.lossCentidiscs() == 0
            ? new OnlyMoves(found + 1, missed)
            : new OnlyMoves(found, missed + 1);
  }

  /** These and those of other games. */
  public OnlyMoves plus(OnlyMoves others) {
    return new OnlyMoves(found + others.found, missed + others.missed);
  }
}
