package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.kifu.search.general.Change;

/**
 * A game as the tests of reasons see it: its squares, its moves, and what positions are worth under
 * a {@link Change}. Sets of squares are bits by the numbers of the squares, row by row from a1.
 *
 * @param <P> a position
 * @param <M> a move
 */
interface Ground<P, M> {
  /** The corners: the squares where a disc never turns over because no line runs through them. */
  BigInteger corners();

  /** The edges, each the squares of one straight side of the board. */
  List<BigInteger> edges();

  /** Returns squares and all that touch one of them, in the eight directions. */
  BigInteger around(BigInteger squares);

  /** The name of a square. */
  String name(int square);

  /** Whether discs on corners, edges and squares where they never turn are bad, as fewer win. */
  boolean fewerWin();

  /** The number of the square of a move; below 0 for a pass. */
  int square(M move);

  /** The discs of the side to move. */
  BigInteger own(P position);

  /** Those of them that nothing can turn any more. */
  BigInteger stable(P position);

  /** The empty squares. */
  BigInteger empty(P position);

  /** The squares where the side to move can place a disc. */
  BigInteger replies(P position);

  /** The positions after the moves to one of these squares. */
  List<P> after(P position, int square);

  boolean isLegal(P position, M move);

  /** The position after a move or a pass. */
  P played(P position, M move);

  /** The same discs with the other side to move. */
  P passed(P position);

  /** Forgets earlier questions. */
  void start();

  /** The value for the side to move, by a search of this depth in plies. */
  int value(P position, int depth, Change change);

  /** The value of one disc. */
  int disc();

  default boolean isPass(M move) {
    return square(move) < 0;
  }

  /** The squares of moves. */
  default BigInteger squares(List<M> moves) {
    BigInteger squares = BigInteger.ZERO;
    for (M move : moves) {
      squares = isPass(move) ? squares : squares.setBit(square(move));
    }
    return squares;
  }

  /** The names of squares, in the order of their numbers. */
  default List<String> names(BigInteger squares) {
    return numbers(squares).stream().map(this::name).toList();
  }

  /** The numbers of squares, in order. */
  static List<Integer> numbers(BigInteger squares) {
    List<Integer> numbers = new ArrayList<>();
    for (int square = 0; square < squares.bitLength(); square++) {
      if (squares.testBit(square)) {
        numbers.add(square);
      }
    }
    return numbers;
  }

  /** Whether a set has none but squares of another. */
  static boolean isWithin(BigInteger squares, BigInteger others) {
    return squares.andNot(others).signum() == 0;
  }
}
