package org.kifu.base;

import org.kifu.board.Disc;
import org.kifu.opening.GameWalk;
import org.kifu.opening.PositionKey;

/** The key of a canonical position as one number of 64 bits. Different positions may share one. */
final class PositionNumber {
  private static final long FIRST = 0x9E37_79B9_7F4A_7C15L;
  private static final long SECOND = 0xD6E8_FEB8_6659_FD93L;

  private PositionNumber() {}

  /**
   * The number of a position in its canonical form.
   *
   * @param player the discs of the side to move; bit 0 is a1
   * @param opponent the discs of the other side
   * @param blackToMove whether black is to move
   */
  static long of(long player, long opponent, boolean blackToMove) {
    long number = player * FIRST;
    number = (number ^ number >>> 32) + opponent;
    number *= SECOND;
    number ^= number >>> 32;
    number *= SECOND;
    number ^= number >>> 32;
    return blackToMove ? number : ~number;
  }

  /** The number of a position. */
  static long of(PositionKey position) {
    return of(position.player(), position.opponent(), position.sideToMove() == Disc.BLACK);
  }

  /** The number of position k of a walk. */
  static long of(GameWalk walk, int k) {
    return of(walk.player(k), walk.opponent(k), walk.blackToMove(k));
  }
}
