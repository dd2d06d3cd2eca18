package org.kifu.rules;

import org.kifu.board.Disc;

/**
 * A game of discs whose board lies within 8x8 squares, in words of 64 bits: one for the discs of
 * the side to move, one for those of the other side. The words and the side to move are all that
 * matters about a position. A square has the bit of its place on 8x8: file + 8 * rank, both from 0.
 *
 * <p>A move is a number, 0 to 1023; the lowest six bits are its square. A side without a move
 * passes, and the game is over when neither side has one.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface WordGame<P, M> {
  /**
   * More than the moves of any position: each ends at an own disc, in one of eight directions from
   * an empty square, and there cannot be more than 31 of both.
   */
  int MOST_MOVES = 256;

  /** The discs of the side to move. */
  long own(P position);

  /** The discs of the other side. */
  long other(P position);

  /** The squares on which a side may place a disc. */
  long legal(long own, long other);

  /**
   * Writes the moves of a side.
   *
   * @param legal what {@link #legal} says of these words
   * @param moves takes the numbers, those of lower squares first
   * @return how many there are
   */
  int moves(long legal, long own, long other, int[] moves);

  /** The other side's discs that a legal move turns over. */
  long flips(int move, long own, long other);

  /** The move with a number. */
  M move(int move, long own, long other);

  /** The squares on which a disc never turns over, which a search tries first; 0 for none. */
  long promising();

  /**
   * The value of a finished game for the side to move, in hundredths of a disc, as {@link
   * FinalCount#worth}.
   *
   * @param own the number of its discs
   * @param other the number of the other side's discs
   */
  int worth(int own, int other, Disc toMove);

  /** The estimate of {@link SearchHints} for these words. */
  int estimate(long own, long other);

  /**
   * Whether the moves are those of tournament Othello on its board and more discs win, so that its
   * evaluation says what a position is worth, but for squares that stay empty.
   */
  boolean isEvaluatedAsOthello();
}
