package org.kifu.rules;

import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The positions and moves of a game as those of tournament Othello. Only games have it whose moves,
 * flips, passes, end and score are those of tournament Othello; the start may be another. So every
 * position is worth as much in both games, with any play.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface AsOthello<P, M> {
  /** The same discs with the same side to move. */
  Position position(P position);

  /** The same move in tournament Othello. */
  Move move(M move);

  /** The move of this game that is the same as one in tournament Othello. */
  M back(Move move);
}
