package org.kifu.board;

/**
 * The discs of a finished game by the count of tournament play (World Othello Federation): the
 * empty squares go to the winner, and an equal count gives each side half of the board.
 */
public final class FinalDiscs {
  private FinalDiscs() {}

  /** Returns the discs of a side of the 8x8 board that has {@code own} discs on it. */
  public static int of(int own, int other) {
    return of(own, other, Square.COUNT);
  }

  /**
   * Returns the discs of a side that has {@code own} discs on the board.
   *
   * @param squares the number of squares of the board; if it is odd, nobody gets the last square
   *     after an equal count
   */
  public static int of(int own, int other, int squares) {
    return own == other ? squares / 2 : own > other ? squares - other : own;
  }
}
