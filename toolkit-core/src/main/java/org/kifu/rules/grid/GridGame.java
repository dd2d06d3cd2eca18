package org.kifu.rules.grid;

import org.kifu.board.Disc;
import org.kifu.rules.BoardFace;

/**
 * What tells the games of this package from each other, whatever the board.
 *
 * @param first the side that moves first
 * @param isOneWay whether a disc flips one line only, by the player's choice
 * @param scoring how it is counted
 * @param make what sort of board it is played on
 */
record GridGame(Disc first, boolean isOneWay, Scoring scoring, BoardFace.Make make) {
  private static final String GOLD = "gold";

  /** The tournament game. */
  static final GridGame OTHELLO =
      new GridGame(Disc.BLACK, false, Scoring.EMPTIES_TO_WINNER, BoardFace.Make.OTHELLO);

  /** The tournament game, won by fewer discs. */
  static final GridGame ANTI =
      new GridGame(Disc.BLACK, false, Scoring.FEWER_WIN, BoardFace.Make.OTHELLO);

  /** Gold, which a record calls white, moves first. */
  static final GridGame RAVENSBURGER =
      new GridGame(Disc.WHITE, false, Scoring.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  /** The booklet's variant for children. */
  static final GridGame ONE_WAY =
      new GridGame(Disc.WHITE, true, Scoring.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  String nameOf(Disc side) {
    return side == Disc.WHITE && make == BoardFace.Make.RAVENSBURGER ? GOLD : side.label();
  }
}
