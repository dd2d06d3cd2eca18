package org.kifu.rules.grid;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.rules.BoardFace;
import org.kifu.rules.FaceText;

/**
 * Positions as text: one cell for each square, row by row, without holes, {@code X} black, {@code
 * O} white, {@code -} empty, followed by a space and the side to move. The reader ignores white
 * space.
 */
final class GridText {
  private static final char BLACK = 'X';
  private static final char WHITE = 'O';
  private static final char EMPTY = '-';

  private GridText() {}

  static String write(GridPosition position) {
    StringBuilder text = new StringBuilder();
    for (int square : position.shape().squares()) {
      text.append(position.isEmpty(square) ? EMPTY : position.isBlack(square) ? BLACK : WHITE);
    }
    return text.append(' ').append(position.sideToMove() == Disc.BLACK ? BLACK : WHITE).toString();
  }

  /**
   * Draws a position with letters above and numbers at the left; a dot is an empty square, {@code
   * #} a hole.
   */
  static String draw(GridPosition position) {
    return new FaceText(position.face(BoardFace.Make.OTHELLO), DiscSigns.ASCII).narrow();
  }

  static Optional<GridPosition> parse(GridShape shape, String text) {
    String cells = text.replaceAll("\\s", "");
    int[] squares = shape.squares();
    if (cells.length() != squares.length + 1 || !cells.matches("[XO-]*[XO]")) {
      return Optional.empty();
    }
    GridPosition position =
        GridPosition.empty(shape, cells.charAt(squares.length) == BLACK ? Disc.BLACK : Disc.WHITE);
    for (int i = 0; i < squares.length; i++) {
      if (cells.charAt(i) != EMPTY) {
        position = position.with(squares[i], cells.charAt(i) == BLACK ? Disc.BLACK : Disc.WHITE);
      }
    }
    return Optional.of(position);
  }
}
