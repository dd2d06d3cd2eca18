package org.kifu.opening;

import org.kifu.board.Disc;

/** A move that goes on from a line. */
public interface OpeningMove {
  /** The way to the position, squares joined, starting with f5. */
  String line();

  /** The names of the position or of the last named one on the line; none if there is none. */
  OpeningName name();

  /** The square, in the orientation of the line; of equivalent ones the smallest name. */
  String move();

  /** The names of the position that the move leads to; none if it has none. */
  OpeningName reached();

  /** The side that plays the move. */
  Disc mover();

  /** The number of discs placed before the move. */
  default int ply() {
    return line().length() / 2;
  }

  /**
   * The move as lines have it. The four first moves are one, c4 by the smallest name; a line starts
   * with f5.
   */
  default String step() {
    return line().isEmpty() ? OpeningLine.FIRST_MOVE : move();
  }

  /** The line with the move. */
  default String lineWithMove() {
    return line() + step();
  }
}
