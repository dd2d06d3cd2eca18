package org.kifu.rules.grid;

import java.util.Arrays;
import org.kifu.board.Disc;

/**
 * A guess at the value of a position before its end, from the two things that hold on every board:
 * the side with more moves chooses, and a disc in a corner stays what it is. The weights are chosen
 * by hand and not measured.
 */
final class GridEstimate {
  private static final int MOVE = 80;
  private static final int SAFE_DISC = 800;

  private GridEstimate() {}

  /**
   * Hundredths of a disc for the side to move.
   *
   * @param fewerWin whether discs that stay are bad
   */
  static int of(GridPosition position, boolean fewerWin) {
    int moves = count(position.legalSquares()) - count(position.passed().legalSquares());
    long[] safe = position.shape().safeSquares();
    Disc side = position.sideToMove();
    int safeDiscs = position.count(side, safe) - position.count(side.opponent(), safe);
    return MOVE * moves + (fewerWin ? -SAFE_DISC : SAFE_DISC) * safeDiscs;
  }

  private static int count(long[] squares) {
    return Arrays.stream(squares).mapToInt(Long::bitCount).sum();
  }
}
