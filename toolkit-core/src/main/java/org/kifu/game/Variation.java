package org.kifu.game;

/**
 * Moves that somebody wrote into a record as an alternative to those that were played.
 *
 * @param move the number of written moves before the variation in the line that it leaves; it may
 *     leave that line at its end
 * @param moves the moves of the variation, from there on
 * @param notes the notes at these moves; their variations leave this one
 */
public record Variation(int move, MoveList moves, Notes notes) {
  /**
   * The move of the line that the variation replaces, from 1; the last move if the variation
   * continues the line at its end.
   *
   * @param length the number of moves of the line
   */
  public int beside(int length) {
    return Math.min(move + 1, length);
  }
}
