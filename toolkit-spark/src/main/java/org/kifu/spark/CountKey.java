package org.kifu.spark;

import java.io.Serializable;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningCount;
import org.kifu.opening.PositionKey;

/**
 * What an {@link OpeningCount} is counted under. The side to move is a boolean because an enum
 * hashes differently in every virtual machine, and equal keys must come to the same one.
 */
record CountKey(int ply, boolean blackToMove, long player, long opponent, int move)
    implements Serializable {
  static CountKey of(OpeningCount count) {
    PositionKey position = count.position();
    return new CountKey(
        count.ply(),
        position.sideToMove() == Disc.BLACK,
        position.player(),
        position.opponent(),
        count.move());
  }

  OpeningCount with(CountSum sum) {
    Disc side = blackToMove ? Disc.BLACK : Disc.WHITE;
    return new OpeningCount(
        ply, new PositionKey(player, opponent, side), move, sum.stats(), sum.history());
  }
}
