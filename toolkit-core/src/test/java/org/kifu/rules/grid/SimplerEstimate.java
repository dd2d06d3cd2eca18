package org.kifu.rules.grid;

import static org.kifu.rules.grid.LargeBoardTerms.size;

/**
 * The estimate that Kifu had before: moves and safe discs with one weight each, chosen by hand. It
 * is the opponent in {@link EstimateMatch}.
 */
final class SimplerEstimate {
  private static final int MOVE = 80;
  private static final int SAFE_DISC = 800;

  private SimplerEstimate() {}

  static int of(GridPosition position, boolean fewerWin) {
    int moves = size(position.legalSquares()) - size(position.squaresOfOther());
    long[] safe = position.shape().safeSquares();
    int safeDiscs = size(position.ownDiscs(), safe) - size(position.otherDiscs(), safe);
    return MOVE * moves + (fewerWin ? -SAFE_DISC : SAFE_DISC) * safeDiscs;
  }
}
