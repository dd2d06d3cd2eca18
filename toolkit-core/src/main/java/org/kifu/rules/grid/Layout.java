package org.kifu.rules.grid;

import org.kifu.board.Disc;

/**
 * How the four discs of the start lie on the centre; of odd sides the upper left of the centres.
 */
public enum Layout {
  /** On 8x8 squares e4 d5 for the side that moves first, d4 e5 for the other. */
  CROSSED,
  /** On 8x8 squares d5 e5 for the side that moves first, d4 e4 for the other. */
  PARALLEL;

  GridPosition on(GridShape shape, Disc first) {
    int file = shape.width() / 2 - 1;
    int rank = shape.height() / 2 - 1;
    Disc upperRight = this == CROSSED ? first : first.opponent();
    return GridPosition.empty(shape, first)
        .with(shape.at(file, rank), first.opponent())
        .with(shape.at(file + 1, rank), upperRight)
        .with(shape.at(file, rank + 1), first)
        .with(shape.at(file + 1, rank + 1), upperRight.opponent());
  }
}
