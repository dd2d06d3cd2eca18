package org.kifu.verify;

import org.kifu.board.Square;

/**
 * What stands on the 8x8 board in the last position of a game.
 *
 * @param blackDiscs black's discs with the empty squares given to the winner; 32 for an equal count
 * @param empties the squares that are empty
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
}
