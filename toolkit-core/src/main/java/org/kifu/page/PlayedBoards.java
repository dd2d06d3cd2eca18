package org.kifu.page;

import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The positions of an annotated game.
 *
 * @param game all of its moves can be played on the board
 */
record PlayedBoards(AnnotatedGame game) {
  /** Nothing if a game follows other rules or a file states moves that the rules forbid. */
  static Optional<PlayedBoards> of(AnnotatedGame game) {
    return game.isOnBoard() ? Optional.of(new PlayedBoards(game)) : Optional.empty();
  }

  /** The position before a ply, from 1. */
  Position before(int ply) {
    return game.positions().get(ply - 1);
  }

  /**
   * All positions from the start to the end, blanks between them: a sign for each square from a1 to
   * h8, {@code X} for black, {@code O} for white, {@code -} for none.
   */
  String text() {
    return game.positions().stream().map(PlayedBoards::text).collect(Collectors.joining(" "));
  }

  private static String text(Position position) {
    StringBuilder text = new StringBuilder(Square.COUNT);
    for (int square = 0; square < Square.COUNT; square++) {
      boolean black = (position.black() >>> square & 1) != 0;
      boolean white = (position.white() >>> square & 1) != 0;
      text.append(black ? 'X' : white ? 'O' : '-');
    }
    return text.toString();
  }
}
