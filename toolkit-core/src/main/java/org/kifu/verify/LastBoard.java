package org.kifu.verify;

import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.verify.CheckedGame.ScoreConvention;

/**
 * The 8x8 board in the last position of a game.
 *
 * @param blackDiscs the discs of black, with the empty squares given to the winner; 32 for an equal
 *     count
 * @param empties the number of empty squares
 */
record LastBoard(int blackDiscs, int empties) {
  /** Black's discs on the board. */
  int blackOnBoard() {
    int equal = Square.COUNT / 2;
    int share = blackDiscs > equal ? empties : blackDiscs == equal ? empties / 2 : 0;
    return blackDiscs - share;
  }

  /** White's discs on the board. */
  int whiteOnBoard() {
    return Square.COUNT - empties - blackOnBoard();
  }

  /** Black's discs on the board minus white's. */
  int boardDiff() {
    return blackOnBoard() - whiteOnBoard();
  }

  /**
   * The convention of a score of this position; the norm comes first.
   *
   * @param declared the outcome, which states a score
   */
  ScoreConvention conventionOf(Outcome declared) {
    if (declared.boardDiff().isPresent()) {
      return ofDifference(declared.boardDiff().getAsInt(), declared);
    }
    int discs = declared.blackDiscs().orElseThrow();
    if (discs == blackDiscs) {
      return norm();
    }
    boolean isOfBoard = discs == blackOnBoard() || 2 * discs - Square.COUNT == boardDiff();
    if (isOfBoard && empties > 0) {
      return ScoreConvention.BOARD;
    }
    return discs == Square.COUNT - blackDiscs ? ScoreConvention.REVERSED : ScoreConvention.NONE;
  }

  /**
   * The convention of a score that states that it leaves out the empty squares, so that there must
   * be some.
   */
  private ScoreConvention ofDifference(int difference, Outcome declared) {
    if (difference == -boardDiff()) {
      return ScoreConvention.REVERSED;
    }
    boolean isOfBoard =
        difference == boardDiff()
            && empties > 0
            && declared.blackDiscs().orElse(blackDiscs) == blackDiscs;
    return isOfBoard ? ScoreConvention.BOARD : ScoreConvention.NONE;
  }

  private ScoreConvention norm() {
    return boardDiff() == 0
        ? ScoreConvention.ANY
        : blackDiscs == blackOnBoard() ? ScoreConvention.EITHER : ScoreConvention.WINNER;
  }
}
