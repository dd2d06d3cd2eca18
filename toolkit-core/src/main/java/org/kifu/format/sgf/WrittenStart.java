package org.kifu.format.sgf;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.notation.SizedBoard;

/**
 * The start of a game as it is written.
 *
 * @param rules the value of {@code RU}; empty where the size says it
 * @param size the value of {@code SZ}
 * @param squares that discs may lie on
 * @param width the files
 * @param cells one {@code X} (black), {@code O} or {@code -} a square or hole, row by row
 * @param side who is to move
 */
record WrittenStart(String rules, String size, int squares, int width, String cells, Disc side) {
  /** Nothing if the rules or the start cannot be written. */
  static Optional<WrittenStart> of(GameRecord game) {
    return SizedBoard.isToldBySize(game.rules())
        ? SizedBoard.of(game).map(WrittenStart::of)
        : NamedBoard.of(game.rules(), game.start()).map(NamedBoard::written);
  }

  private static WrittenStart of(SizedBoard board) {
    int size = board.size();
    return new WrittenStart(
        "", "" + size, SizedBoard.squares(size), size, board.cells(), board.side());
  }
}
