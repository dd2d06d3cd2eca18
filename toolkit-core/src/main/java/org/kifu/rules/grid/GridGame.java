package org.kifu.rules.grid;

import org.kifu.board.Disc;

/**
 * What tells the games of this package from each other, whatever the board.
 *
 * @param first the side that moves first
 * @param isOneWay whether a disc flips one line only, by the player's choice
 * @param scoring how it is counted
 * @param whiteName what the side of the white discs is called
 */
record GridGame(Disc first, boolean isOneWay, Scoring scoring, String whiteName) {
  private static final String GOLD = "gold";

  /** The tournament game. */
  static final GridGame OTHELLO =
      new GridGame(Disc.BLACK, false, Scoring.EMPTIES_TO_WINNER, Disc.WHITE.label());

  /** The tournament game, won by fewer discs. */
  static final GridGame ANTI =
      new GridGame(Disc.BLACK, false, Scoring.FEWER_WIN, Disc.WHITE.label());

  /** Gold, which a record calls white, moves first. */
  static final GridGame RAVENSBURGER =
      new GridGame(Disc.WHITE, false, Scoring.SECOND_WINS_TIES, GOLD);

  /** The booklet's variant for children. */
  static final GridGame ONE_WAY = new GridGame(Disc.WHITE, true, Scoring.SECOND_WINS_TIES, GOLD);

  String nameOf(Disc side) {
    return side == Disc.WHITE ? whiteName : side.label();
  }
}
