package org.kifu.opening;

import org.kifu.board.Disc;

/** A move that continues a line. */
public interface OpeningMove {
  /** The way to the position, squares joined, starting with f5. */
  String line();

  /**
   * The names of the position, or of the last named position on the line; empty if there is none.
   */
  OpeningName name();

  /** The square in the orientation of the line; the smallest name of equivalent squares. */
  String move();

  /** The names of the position that the move leads to; empty if it has no name. */
  OpeningName reached();

  /** The side that plays the move. */
  Disc mover();

  /** The number of discs placed before the move. */
  default int ply() {
    return line().length() / 2;
  }

  /**
   * The move as lines write it. The four first moves count as one move, c4 by the smallest name,
   * but lines start with f5.
   */
  default String step() {
    return line().isEmpty() ? OpeningLine.FIRST_MOVE : move();
  }

  /** The line including the move. */
  default String lineWithMove() {
    return line() + step();
  }
}
