package org.kifu.rules.grid;

import org.kifu.board.Disc;
import org.kifu.rules.BoardFace;
import org.kifu.rules.DiscScoring.Counting;

/**
 * The traits in which the games of this package differ, apart from the board.
 *
 * @param first the side that moves first
 * @param isOneWay whether a disc flips only one line, chosen by the player
 * @param scoring the way of counting
 * @param make the make of the board
 */
record GridGame(Disc first, boolean isOneWay, Counting scoring, BoardFace.Make make) {
  private static final String GOLD = "gold";

  /** The tournament game. */
  static final GridGame OTHELLO =
      new GridGame(Disc.BLACK, false, Counting.EMPTIES_TO_WINNER, BoardFace.Make.OTHELLO);

  /** The tournament game, in which only the discs on the board count. */
  static final GridGame BOARD_ALONE =
      new GridGame(Disc.BLACK, false, Counting.BOARD_ALONE, BoardFace.Make.OTHELLO);

  /** The tournament game, won by fewer discs. */
  static final GridGame ANTI =
      new GridGame(Disc.BLACK, false, Counting.FEWER_WIN, BoardFace.Make.OTHELLO);

  /** The Ravensburger game, in which gold, called white in records, moves first. */
  static final GridGame RAVENSBURGER =
      new GridGame(Disc.WHITE, false, Counting.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  /** The variant for children from the booklet. */
  static final GridGame ONE_WAY =
      new GridGame(Disc.WHITE, true, Counting.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  String nameOf(Disc side) {
    return side == Disc.WHITE && make == BoardFace.Make.RAVENSBURGER ? GOLD : side.label();
  }
}
