package org.kifu.format.text.judge;

import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;

/**
 * The start and the moves that a diagram on a board of any size tells.
 *
 * @param start the start of the game
 * @param moves the moves in order, without passes
 */
public record RuledMoves(StartSpec start, List<MoveToken> moves) {
  /** Copies the moves. */
  public RuledMoves {
    moves = List.copyOf(moves);
  }

  /** The moves, joined. */
  String joined() {
    return MoveToken.joined(moves);
  }
}
