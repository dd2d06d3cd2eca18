package org.kifu.opening;

import java.math.BigDecimal;
import org.kifu.board.Disc;

/**
 * A move that may come in a game of a player against an opponent, by what both played before.
 *
 * @param line the way to the position, squares joined, starting with f5
 * @param name the names of the position or of the last named one before it; may be none
 * @param move the square; of equivalent ones the smallest name
 * @param reached the names of the position that the move leads to; may be none
 * @param mover the side that plays it
 * @param own the player's games with it, in which he had his colour of the preparation
 * @param opponents the opponent's games with it, in which he had the other one
 * @param likelihood how often the opponent goes so far, 0 to 1, if he goes on choosing his moves as
 *     in his games and the player steers there
 */
public record PreparedMove(
    String line,
    OpeningName name,
    String move,
    OpeningName reached,
    Disc mover,
    OpeningStats own,
    OpeningStats opponents,
    BigDecimal likelihood) {
  /** The line with the move. */
  public String lineWithMove() {
    return line + move;
  }
}
