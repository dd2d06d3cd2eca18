package org.kifu.game;

/**
 * Moves that somebody wrote into a record beside those that were played.
 *
 * @param move the number of written moves of the line it leaves that stand before it; it may leave
 *     that line at its end
 * @param moves its own moves, from there on
 * @param notes what is written at them; its variations leave this one
 */
public record Variation(int move, MoveList moves, Notes notes) {
  /**
   * The move of the line that it is an alternative to, from 1; the last one if it goes on where the
   * line ends.
   *
   * @param length the number of moves of that line
   */
  public int beside(int length) {
    return Math.min(move + 1, length);
  }
}
