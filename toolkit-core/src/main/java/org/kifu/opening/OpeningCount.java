package org.kifu.opening;

/**
 * What statistics say of one position and one move there, or of the position alone. Counts with the
 * same ply, position and move add up, in any order.
 *
 * @param ply the number of discs placed before the move, from 0
 * @param position the position
 * @param move the square, 0 to 63, in the orientation of {@code position}, the smallest of
 *     equivalent ones; or {@link #REACHED}
 * @param stats the results of the games that went on with the move; {@link OpeningStats#NONE} for
 *     {@link #REACHED}
 * @param history when they were played, and how each ended
 */
public record OpeningCount(
    int ply, PositionKey position, int move, OpeningStats stats, OpeningHistory history) {
  /** In place of a move: some readable game reached the position, whether its result counts. */
  public static final int REACHED = -1;
}
