package org.kifu.archive.review;

import java.util.OptionalDouble;

/**
 * A mean over moves, and how far it can be trusted. The moves of a game are not independent, so the
 * standard error takes each game as one draw: with x the sum and m the moves of a game, n games and
 * the mean r, it is sqrt(n / (n - 1) * sum (x - r m)^2) / sum m, as for the ratio of two sums (W.
 * G. Cochran, Sampling Techniques, 1977, chapter 6). Partial means add up in any order.
 *
 * @param games that have such moves
 * @param moves in all games
 * @param sum of the values of all moves
 * @param squares the sum of the squares of each game's sum
 * @param products the sum of each game's sum times its moves
 * @param moveSquares the sum of the squares of each game's moves
 */
public record MoveMean(
    long games, long moves, long sum, long squares, long products, long moveSquares) {
  /** No moves. */
  public static final MoveMean NONE = new MoveMean(0, 0, 0, 0, 0, 0);

  /** The moves of one game; a game without any is no game here. */
  static MoveMean ofGame(long moves, long sum) {
    return moves == 0 ? NONE : new MoveMean(1, moves, sum, sum * sum, sum * moves, moves * moves);
  }

  /** These and those of other games. */
  public MoveMean plus(MoveMean others) {
    return new MoveMean(
        games + others.games,
        moves + others.moves,
        sum + others.sum,
        squares + others.squares,
        products + others.products,
        moveSquares + others.moveSquares);
  }

  /** The mean of a move, in the unit of the sum; nothing for no moves. */
  public OptionalDouble mean() {
    return moves == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / moves);
  }

  /** The standard error of the mean, in the unit of the sum; nothing for fewer than two games. */
  public OptionalDouble standardError() {
    if (games < 2) {
      return OptionalDouble.empty();
    }
    double mean = (double) sum / moves;
    double spread = squares - 2 * mean * products + mean * mean * moveSquares;
    return OptionalDouble.of(Math.sqrt(Math.max(0, spread) * games / (games - 1)) / moves);
  }
}
