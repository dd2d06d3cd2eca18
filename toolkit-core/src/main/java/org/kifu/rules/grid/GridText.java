package org.kifu.rules.grid;

import java.util.Optional;
import org.kifu.board.Disc;

/**
 * Positions in text: a cell a square, row by row, holes left out, {@code X} black, {@code O} white,
 * {@code -} empty, then the side to move behind a blank. Blanks anywhere are read.
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
