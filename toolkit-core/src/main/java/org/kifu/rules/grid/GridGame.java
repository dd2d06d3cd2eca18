package org.kifu.rules.grid;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.rules.BoardFace;
import org.kifu.rules.FinalCount;

/**
 * The traits in which the games of this package differ, apart from the board.
 *
 * @param first the side that moves first
 * @param isOneWay whether a disc flips only one line, chosen by the player
 * @param scoring the way of counting
 * @param make the make of the board
 */
record GridGame(Disc first, boolean isOneWay, Scoring scoring, BoardFace.Make make) {
  private static final String GOLD = "gold";

  /** The tournament game. */
  static final GridGame OTHELLO =
      new GridGame(Disc.BLACK, false, Scoring.EMPTIES_TO_WINNER, BoardFace.Make.OTHELLO);

  /** The tournament game, won by fewer discs. */
  static final GridGame ANTI =
      new GridGame(Disc.BLACK, false, Scoring.FEWER_WIN, BoardFace.Make.OTHELLO);

  /** The Ravensburger game, in which gold, called white in records, moves first. */
  static final GridGame RAVENSBURGER =
      new GridGame(Disc.WHITE, false, Scoring.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  /** The variant for children from the booklet. */
  static final GridGame ONE_WAY =
      new GridGame(Disc.WHITE, true, Scoring.SECOND_WINS_TIES, BoardFace.Make.RAVENSBURGER);

  String nameOf(Disc side) {
    return side == Disc.WHITE && make == BoardFace.Make.RAVENSBURGER ? GOLD : side.label();
  }

  /** The ways in which the discs on the board become a result. */
  enum Scoring {
    /** More discs win, and the empty squares go to the winner: tournament practice. */
    EMPTIES_TO_WINNER {
      @Override
      FinalCount count(int black, int white, int empties, Disc second) {
        return FinalCount.withEmptiesToWinner(black, white, empties);
      }
    },

    /** The same count, but the side with fewer discs wins. */
    FEWER_WIN {
      @Override
      FinalCount count(int black, int white, int empties, Disc second) {
        FinalCount count = EMPTIES_TO_WINNER.count(black, white, empties, second);
        return new FinalCount(
            count.blackDiscs(), count.whiteDiscs(), empties, count.winner().map(Disc::opponent));
      }
    },

    /** More discs on the board win; nobody gets the empty squares. */
    BOARD_ALONE {
      @Override
      FinalCount count(int black, int white, int empties, Disc second) {
        return new FinalCount(black, white, empties);
      }
    },

    /** The same, but the side that moved second wins an equal count. */
    SECOND_WINS_TIES {
      @Override
      FinalCount count(int black, int white, int empties, Disc second) {
        FinalCount count = new FinalCount(black, white, empties);
        return new FinalCount(black, white, empties, count.winner().or(() -> Optional.of(second)));
      }
    };

    /**
     * The result of a board.
     *
     * @param second the side that moved second
     */
    abstract FinalCount count(int black, int white, int empties, Disc second);
  }
}
