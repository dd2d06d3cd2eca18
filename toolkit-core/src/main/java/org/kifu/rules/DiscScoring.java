package org.kifu.rules;

import java.util.Optional;
import org.kifu.board.Disc;

/**
 * The way in which the discs at the end of a game become a result.
 *
 * @param counting who gets the empty squares, and who wins
 * @param squares the number of squares of the board
 * @param second the side that moves second from the start that the rules prescribe
 */
public record DiscScoring(Counting counting, int squares, Disc second) {
  /** The count of discs on the board; the other squares are empty. */
  public FinalCount count(int black, int white) {
    return counting.count(black, white, squares - black - white, second);
  }

  /**
   * The count that written numbers of discs mean, with or without the empty squares; nothing if the
   * board does not have so many discs.
   */
  public Optional<FinalCount> written(int black, int white) {
    return black < 0 || white < 0 || black + white > squares
        ? Optional.empty()
        : Optional.of(count(black, white));
  }

  /**
   * The count of a full board on which black has this many discs; nothing if the board does not
   * have so many squares.
   */
  public Optional<FinalCount> ofBlack(int black) {
    return written(black, squares - black);
  }

  /** Whether fewer discs win, so that a value has the opposite sign of the disc difference. */
  public boolean fewerWin() {
    return counting == Counting.FEWER_WIN;
  }

  /** The side that gets the empty squares, and the winner. */
  public enum Counting {
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
