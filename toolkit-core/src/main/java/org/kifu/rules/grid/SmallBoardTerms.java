package org.kifu.rules.grid;

import org.kifu.rules.grid.BoardLines.Direction;

/** The terms of positions on a board of at most 64 squares with its holes, one word a set. */
final class SmallBoardTerms implements EstimateTerms {
  private final Direction[] directions;
  private final long squares;
  private final long safe;
  private final long edge;

  SmallBoardTerms(GridShape shape) {
    this.directions = shape.directions();
    this.safe = shape.safeSquares()[0];
    long all = 0;
    long onEdge = 0;
    for (int square : shape.squares()) {
      all |= 1L << square;
      onEdge |= shape.linesThrough(square) == 1 ? 1L << square : 0;
    }
    this.squares = all;
    this.edge = onEdge;
  }

  @Override
  public int[] of(GridPosition position) {
    return of(
        position.ownWord(),
        position.otherWord(),
        position.legalSquares()[0],
        position.squaresOfOther()[0]);
  }

  /**
   * The same terms of words of discs.
   *
   * @param moves the squares where the side to move may place a disc
   * @param replies the squares where the other side might, if it were to move
   */
  int[] of(long own, long other, long moves, long replies) {
    long empty = squares & ~(own | other);
    long beside = beside(empty);
    long open = (empty & safe) == 0 ? 0 : beside(empty & safe);
    return new int[] {
      Long.bitCount(moves) - Long.bitCount(replies),
      difference(moves, replies, safe),
      difference(own, other, beside),
      difference(own, other, safe),
      difference(own, other, edge),
      difference(own, other, open & edge),
      difference(own, other, open & ~(edge | safe)),
      settled(own) - settled(other),
      Long.bitCount(own) - Long.bitCount(other)
    };
  }

  private static int difference(long own, long other, long set) {
    return Long.bitCount(own & set) - Long.bitCount(other & set);
  }

  /** The squares next to those of a set. */
  private long beside(long set) {
    long beside = 0;
    for (Direction direction : directions) {
      beside |= direction.step(set);
    }
    return beside;
  }

  /** The number of settled discs; see {@link LargeBoardTerms}. */
  private int settled(long discs) {
    long settled = discs & safe;
    long grown = settled == 0 ? 0 : grown(discs, settled);
    while (grown != settled) {
      settled = grown;
      grown = grown(discs, settled);
    }
    return Long.bitCount(settled);
  }

  private long grown(long discs, long settled) {
    long grown = discs;
    for (int i = 0; i < directions.length / 2; i++) {
      Direction one = directions[i];
      Direction other = directions[directions.length - 1 - i];
      grown &= one.step(settled) | one.unreached() | other.step(settled) | other.unreached();
    }
    return grown;
  }
}
