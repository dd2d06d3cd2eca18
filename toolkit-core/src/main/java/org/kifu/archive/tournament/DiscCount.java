package org.kifu.archive.tournament;

import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;

/**
 * The discs at the end of a game, with the empty squares given to the winner.
 *
 * @param black black's discs
 * @param white white's discs
 */
public record DiscCount(int black, int white) {
  /** The discs that are added for a game that was not played: half of the discs of the board. */
  public static final int HALF = Square.COUNT / 2;

  /** The count of a game on the 8x8 board with a registered number of black's discs. */
  public static DiscCount ofBlack(int black) {
    return new DiscCount(black, Square.COUNT - black);
  }

  /**
   * The count of a game on the 8x8 board from both written numbers, with or without the empty
   * squares.
   *
   * @throws IllegalArgumentException if the board does not have this many discs
   */
  public static DiscCount ofWritten(int black, int white) {
    if (black < 0 || white < 0 || Square.COUNT - black - white < 0) {
      throw new IllegalArgumentException(
          "%d-%d is not a count of %d discs".formatted(black, white, Square.COUNT));
    }
    return ofBlack(FinalDiscs.of(black, white));
  }

  /** Black's half points: 2 for a win, 1 for a draw, 0 for a loss. */
  public int blackHalves() {
    return 1 + Integer.signum(black - white);
  }

  /** The count as text, black's discs first: {@code 42-22}. */
  @Override
  public String toString() {
    return black + "-" + white;
  }
}
