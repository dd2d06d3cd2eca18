package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

/** Plays lines of best play on the plain board. */
final class Lines {
  private Lines() {}

  /** The score for the side to move at the start of a line that must be legal and end the game. */
  static int finalScore(Position position, List<Move> line) {
    PlainBoard board = after(position, line);
    assertThat(board.isOver()).as("%s is over after %s", position, line).isTrue();
    int black = 2 * board.blackScore() - 64;
    return position.sideToMove() == Disc.BLACK ? black : -black;
  }

  /** The position after a line; fails where a move or a pass is not legal. */
  static Position play(Position position, List<Move> line) {
    return Games.position(after(position, line));
  }

  private static PlainBoard after(Position position, List<Move> line) {
    PlainBoard board = PlainBoard.of(position);
    for (Move move : line) {
      if (move.isPass()) {
        assertThat(board.mustPass()).as("a pass is forced in %s after %s", position, line).isTrue();
        board.pass();
      } else {
        board.play(move.square());
      }
    }
    return board;
  }
}
