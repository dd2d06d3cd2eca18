package org.kifu.rules.grid;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.rules.FinalCount;

/** How the discs on the board become a result. */
enum Scoring {
  /** More discs win, and the empty squares go to the winner: tournament practice. */
  EMPTIES_TO_WINNER {
    @Override
    FinalCount count(int black, int white, int empties, Disc second) {
      if (black == white) {
        int half = (black + white + empties) / 2;
        return new FinalCount(half, half, empties);
      }
      return black > white
          ? new FinalCount(black + empties, white, empties)
          : new FinalCount(black, white + empties, empties);
    }
  },

  /** The same count, and the side with fewer discs wins. */
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

  /** The same, and an equal count is won by the side that moved second. */
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
