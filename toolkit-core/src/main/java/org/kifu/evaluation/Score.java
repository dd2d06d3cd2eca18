package org.kifu.evaluation;

import org.kifu.board.FinalDiscs;

/**
 * The score of a finished 8x8 game: a disc difference for the side to move, -64 to 64, where the
 * winner gets the empty squares; a draw is 0. This is the count of tournament play (World Othello
 * Federation), and always even.
 */
public final class Score {
  /** The lowest score: every square is the opponent's. */
  public static final int MIN = -64;

  /** The highest score: every square is the side to move's. */
  public static final int MAX = 64;

  private Score() {}

  /** The score for {@code player} of a position where neither side can move. */
  public static int ofFinished(long player, long opponent) {
    return 2 * FinalDiscs.of(Long.bitCount(player), Long.bitCount(opponent)) - 64;
  }
}
