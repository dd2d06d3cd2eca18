package org.kifu.rules.grid;

import java.math.BigInteger;
import org.kifu.board.Disc;
import org.kifu.rules.grid.BoardLines.Direction;

/**
 * The discs of a board that nothing can turn over any more. All that are found are stable, but not
 * every stable disc is found: a disc is safe along a line that is full, beside the end of the line,
 * and beside a disc of its colour that is stable.
 */
public final class SettledDiscs {
  private final GridShape shape;
  private final BigInteger occupied;

  private SettledDiscs(GridPosition position) {
    this.shape = position.shape();
    this.occupied = position.squares(Disc.BLACK).or(position.squares(Disc.WHITE));
  }

  /** Returns discs of a side that keep their colour to the end of the game. */
  public static BigInteger of(GridPosition position, Disc side) {
    return new SettledDiscs(position).grown(position.squares(side));
  }

  private BigInteger grown(BigInteger discs) {
    BigInteger stable = BigInteger.ZERO;
    BigInteger before;
    do {
      before = stable;
      for (int square : shape.squares()) {
        boolean isNew = discs.testBit(square) && !stable.testBit(square);
        stable = isNew && isStable(square, before) ? stable.setBit(square) : stable;
      }
    } while (!stable.equals(before));
    return stable;
  }

  private boolean isStable(int square, BigInteger stable) {
    Direction[] directions = shape.directions();
    for (int i = 0; i < directions.length / 2; i++) {
      Direction one = directions[i];
      Direction other = directions[directions.length - 1 - i];
      boolean isSafe =
          ends(one, square, stable)
              || ends(other, square, stable)
              || isFull(one, square) && isFull(other, square);
      if (!isSafe) {
        return false;
      }
    }
    return true;
  }

  /** Whether a line ends beside a square, or has a stable disc of the same colour there. */
  private static boolean ends(Direction direction, int square, BigInteger stable) {
    int next = direction.next(square);
    return next == Direction.NONE || stable.testBit(next);
  }

  private boolean isFull(Direction direction, int square) {
    int at = direction.next(square);
    while (at != Direction.NONE && occupied.testBit(at)) {
      at = direction.next(at);
    }
    return at == Direction.NONE;
  }
}
