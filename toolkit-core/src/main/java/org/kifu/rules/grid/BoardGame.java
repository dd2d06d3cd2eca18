package org.kifu.rules.grid;

import org.kifu.rules.Rules;

/**
 * Rules of a game of this package, whose positions have discs on a board.
 *
 * @param <P> a position
 */
public interface BoardGame<P> extends Rules<P, GridMove> {
  /** The discs of a position, and the side to move. */
  GridPosition board(P position);
}
