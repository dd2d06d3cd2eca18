package org.kifu.rules.grid;

import java.math.BigInteger;
import org.kifu.board.Disc;
import org.kifu.rules.grid.BoardLines.Direction;

/**
 * The discs of a board that nothing can turn over any more. All that are found are settled, but not
 * every settled disc is found: a disc is safe along a line that is full, beside the end of the
 * line, and beside a disc of its colour that is settled.
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
    BigInteger settled = BigInteger.ZERO;
    BigInteger before;
    do {
      before = settled;
      for (int square : shape.squares()) {
        boolean isNew = discs.testBit(square) && !settled.testBit(square);
        settled = isNew && isSettled(square, before) ? settled.setBit(square) : settled;
      }
    } while (!settled.equals(before));
    return settled;
  }

  private boolean isSettled(int square, BigInteger settled) {
    Direction[] directions = shape.directions();
    for (int i = 0; i < directions.length / 2; i++) {
      Direction one = directions[i];
      Direction other = directions[directions.length - 1 - i];
      boolean isSafe =
          ends(one, square, settled)
              || ends(other, square, settled)
              || isFull(one, square) && isFull(other, square);
      if (!isSafe) {
        return false;
      }
    }
    return true;
  }

  /** Whether a line ends beside a square, or has a settled disc of the same colour there. */
  private static boolean ends(Direction direction, int square, BigInteger settled) {
    int next = direction.next(square);
    return next == Direction.NONE || settled.testBit(next);
  }

  private boolean isFull(Direction direction, int square) {
    int at = direction.next(square);
    while (at != Direction.NONE && occupied.testBit(at)) {
      at = direction.next(at);
    }
    return at == Direction.NONE;
  }
}
