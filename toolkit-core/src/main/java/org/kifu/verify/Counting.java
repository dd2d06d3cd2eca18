package org.kifu.verify;

import org.kifu.board.Square;
import org.kifu.game.Outcome;

/** By which convention a declared score counts the discs of a game that came to its end. */
public enum Counting {
  /** There is no score to compare, or the game did not come to its end. */
  NOT_COMPARED,
  /** A draw, for which all conventions give the same. */
  ANY,
  /** The norm, where black's discs are the same without the empty squares. */
  EITHER,
  /** The norm: the empty squares, of which there are some, go to the winner, who is black. */
  WINNER,
  /** The discs on the board or their difference, without the empty squares. */
  BOARD,
  /** The score of the other side: white's discs for black's, or the sign reversed. */
  REVERSED,
  /** None of these; the score and the moves contradict each other. */
  NONE;

  /**
   * Finds the convention; the norm comes first.
   *
   * @param declared states a score
   * @param last of the position that it is the score of
   */
  static Counting of(Outcome declared, LastBoard last) {
    int boardDiff = last.boardDiff();
    if (declared.boardDiff().isPresent()) {
      return ofDifference(declared, last);
    }
    int discs = declared.blackDiscs().orElseThrow();
    if (discs == last.blackDiscs()) {
      return ofNorm(last);
    }
    boolean isOfBoard = discs == last.blackOnBoard() || 2 * discs - Square.COUNT == boardDiff;
    if (isOfBoard && last.empties() > 0) {
      return BOARD;
    }
    return discs == Square.COUNT - last.blackDiscs() ? REVERSED : NONE;
  }

  /** A score that says itself that it leaves the empty squares out, so that there must be some. */
  private static Counting ofDifference(Outcome declared, LastBoard last) {
    int difference = declared.boardDiff().orElseThrow();
    if (difference == -last.boardDiff()) {
      return REVERSED;
    }
    boolean isOfBoard =
        difference == last.boardDiff()
            && last.empties() > 0
            && declared.blackDiscs().orElse(last.blackDiscs()) == last.blackDiscs();
    return isOfBoard ? BOARD : NONE;
  }

  private static Counting ofNorm(LastBoard last) {
    boolean isDraw = last.boardDiff() == 0;
    return isDraw ? ANY : last.blackDiscs() == last.blackOnBoard() ? EITHER : WINNER;
  }

  /** Whether it is the norm. */
  public boolean isNorm() {
    return this == ANY || this == EITHER || this == WINNER;
  }
}
