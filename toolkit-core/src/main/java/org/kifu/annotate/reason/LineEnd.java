package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.List;

/**
 * The position to which a line of play leads, for the side that begins it.
 *
 * @param end the position, with that side to move
 * @param taken the squares that the other side played
 * @param passes how often the side that begins has to pass
 */
record LineEnd<P>(Ground<P, ?> ground, P end, BigInteger taken, int passes) {
  /** The end of a line, or of its first moves. */
  static <P, M> LineEnd<P> of(Ground<P, M> ground, P before, List<M> line) {
    P position = before;
    BigInteger taken = BigInteger.ZERO;
    int passes = 0;
    boolean ownTurn = true;
    for (M move : line) {
      if (ground.isPass(move)) {
        passes += ownTurn ? 1 : 0;
      } else {
        taken = ownTurn ? taken : taken.setBit(ground.square(move));
      }
      position = ground.played(position, move);
      ownTurn = !ownTurn;
    }
    return new LineEnd<>(ground, ownTurn ? position : ground.passed(position), taken, passes);
  }

  /** The discs of the other side. */
  BigInteger others() {
    return ground.own(ground.passed(end));
  }

  /** Whether neither side has a move. */
  boolean isOver() {
    return moves() == 0 && ground.replies(ground.passed(end)).signum() == 0;
  }

  /** The moves of the side that begins the line, if it is its turn. */
  int moves() {
    return ground.replies(end).bitCount();
  }

  /** The discs of the side that begins the line that nothing can turn any more. */
  int ownStable() {
    return ground.stable(end).bitCount();
  }

  /** Those of the other side. */
  int otherStable() {
    return ground.stable(ground.passed(end)).bitCount();
  }

  /** The discs of the side that begins the line on some squares, less those of the other side. */
  int balance(BigInteger squares) {
    return ground.own(end).and(squares).bitCount() - others().and(squares).bitCount();
  }
}
