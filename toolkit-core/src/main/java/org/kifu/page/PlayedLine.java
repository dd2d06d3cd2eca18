package org.kifu.page;

import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/** The line of a table of openings, played on the board. */
final class PlayedLine {
  private PlayedLine() {}

  /**
   * Plays it.
   *
   * @param line squares, joined, such as {@code f5d6}; passes are left out
   */
  static Replay<Position, Move> of(String line) {
    byte[] squares = new byte[line.length() / 2];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) Square.parse(line.substring(2 * i, 2 * i + 2));
    }
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }
}
