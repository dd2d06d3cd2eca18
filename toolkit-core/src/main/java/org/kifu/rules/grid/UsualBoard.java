package org.kifu.rules.grid;

import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.AsOthello;

/**
 * The board of 8x8 squares without holes, on which squares have the same numbers as in tournament
 * Othello.
 */
record UsualBoard(GridShape shape) implements AsOthello<GridPosition, GridMove> {
  @Override
  public Position position(GridPosition position) {
    return new Position(position.ownWord(), position.otherWord(), position.sideToMove());
  }

  @Override
  public Move move(GridMove move) {
    return move.isPass() ? Move.PASS : Move.at(move.square());
  }

  @Override
  public GridMove back(Move move) {
    return move.isPass() ? GridMove.PASS : shape.move(move.square());
  }
}
