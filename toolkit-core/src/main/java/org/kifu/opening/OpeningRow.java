package org.kifu.opening;

import java.util.Comparator;

/**
 * The games that went on with one move from one position.
 *
 * @param ply the number of discs placed before the move, from 0
 * @param line the way to the position, squares joined, starting with f5: from the position
 *     backwards along the move that most games came by (of equals the one with the smaller square
 *     name, then the smaller line)
 * @param name the name of the position or, where it has none, of the last named one on {@code
 *     line}; empty if there is none
 * @param move the square, in the orientation of {@code line}; of equivalent moves of a symmetric
 *     position, which are one row, the smallest name
 * @param reached the name of the position that the move leads to; empty if it has none
 * @param stats the results
 */
public record OpeningRow(
    int ply, String line, String name, String move, String reached, OpeningStats stats) {
  /** By ply, line and move. */
  public static final Comparator<OpeningRow> ORDER =
      Comparator.comparingInt(OpeningRow::ply)
          .thenComparing(OpeningRow::line)
          .thenComparing(OpeningRow::move);

  /**
   * The line with the move. The four first moves are one row, c4 by the smallest name; a line
   * starts with f5.
   */
  public String lineWithMove() {
    return ply == 0 ? LineBuilder.FIRST_MOVE : line + move;
  }
}
