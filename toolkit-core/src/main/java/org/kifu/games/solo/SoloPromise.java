package org.kifu.games.solo;

import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;

/**
 * A guess how well a position goes on, from what lies face up alone, so that it may guide a player
 * who has not seen the rest. The weights are chosen by hand.
 */
final class SoloPromise {
  private static final int WON = 1000;
  private static final int POINT = 150;
  private static final int WINNABLE = 120;
  private static final int FACE_UP = 60;
  private static final int WITHIN_REACH = 40;
  private static final int ENOUGH = 4;
  private static final int MOVE = 4;

  private SoloPromise() {}

  /**
   * The promise of a position.
   *
   * @param seen the tiles whose faces may be looked at
   */
  static int of(SoloPosition position, SoloGoal goal, long seen) {
    SoloScore score = SoloScore.of(position);
    int won =
        goal == SoloGoal.TILES
            ? WON * score.tiles()
            : POINT * score.sum() + WON * score.blanks() + WON / 2 * score.tiles();
    long reach = position.winning(Disc.WHITE, seen) | position.winning(Disc.BLACK, seen);
    long moves =
        Mobility.legalMoves(position.gold(), position.black())
            | Mobility.legalMoves(position.black(), position.gold());
    return won
        + WINNABLE * Long.bitCount(position.winnable())
        + FACE_UP * Long.bitCount(position.up())
        + WITHIN_REACH * Math.min(Long.bitCount(reach), ENOUGH)
        + MOVE * Long.bitCount(moves & position.free());
  }
}
