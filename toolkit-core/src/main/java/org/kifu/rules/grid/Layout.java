package org.kifu.rules.grid;

import org.kifu.board.Disc;

/**
 * How the four discs of the start lie on the centre; of odd sides the upper left of the centres.
 */
public enum Layout {
  /** White d4 e5, black e4 d5 on 8x8 squares. */
  CROSSED,
  /** White d4 e4, black d5 e5 on 8x8 squares. */
  PARALLEL;

  GridPosition on(GridShape shape) {
    int file = shape.width() / 2 - 1;
    int rank = shape.height() / 2 - 1;
    Disc second = this == CROSSED ? Disc.BLACK : Disc.WHITE;
    return GridPosition.empty(shape, Disc.BLACK)
        .with(shape.at(file, rank), Disc.WHITE)
        .with(shape.at(file + 1, rank), second)
        .with(shape.at(file, rank + 1), Disc.BLACK)
        .with(shape.at(file + 1, rank + 1), second.opponent());
  }
}
