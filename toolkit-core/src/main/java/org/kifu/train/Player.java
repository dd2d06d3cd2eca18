package org.kifu.train;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Weights;

/** Chooses moves by a small search. For one thread. */
final class Player {
  /** Plies of the search, the move included. */
  static final int DEPTH = 3;

  private final DepthSearch search;

  Player(Weights weights) {
    this.search = new DepthSearch(weights);
  }

  /** The best move, the first of equal ones; -1 if there is none. */
  int best(Walk walk) {
    int best = -1;
    int bestValue = Integer.MIN_VALUE;
    for (long rest = walk.moves(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, walk.player(), walk.opponent());
      long player = walk.opponent() & ~flips;
      long opponent = walk.player() | flips | 1L << square;
      int value = valueAfter(player, opponent);
      if (value > bestValue) {
        bestValue = value;
        best = square;
      }
    }
    return best;
  }

  private int valueAfter(long player, long opponent) {
    boolean passes = Mobility.legalMoves(player, opponent) == 0;
    return passes
        ? search.value(opponent, player, DEPTH - 1)
        : -search.value(player, opponent, DEPTH - 1);
  }
}
