package org.kifu.format.obf;

import org.kifu.board.Move;

/**
 * A move and what it is worth with best play on both sides.
 *
 * @param move a square or the pass
 * @param score the final disc difference for the side that makes the move, empties to the winner
 */
public record ScoredMove(Move move, int score) {}
