package org.kifu.rules;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;

/**
 * The count of a position.
 *
 * @param blackDiscs black's discs, the empties added where the rules give them to black
 * @param whiteDiscs white's discs, likewise
 * @param empties the squares that stayed empty, whoever got them
 * @param winner who has won if the game is over; nothing for a draw. It is not always the side with
 *     more discs: fewer may win, and an equal count need not be a draw
 */
public record FinalCount(int blackDiscs, int whiteDiscs, int empties, Optional<Disc> winner) {
  /** The count of rules by which more discs win and an equal count is a draw. */
  public FinalCount(int blackDiscs, int whiteDiscs, int empties) {
    this(blackDiscs, whiteDiscs, empties, leader(blackDiscs, whiteDiscs));
  }

  /**
   * The count by which the empty squares go to the winner and an equal count is a draw.
   *
   * @param black black's discs on the board
   * @param white white's discs on the board
   */
  public static FinalCount withEmptiesToWinner(int black, int white, int empties) {
    int squares = black + white + empties;
    return new FinalCount(
        FinalDiscs.of(black, white, squares), FinalDiscs.of(white, black, squares), empties);
  }

  /** The side with more discs. */
  static Optional<Disc> leader(int blackDiscs, int whiteDiscs) {
    return blackDiscs == whiteDiscs
        ? Optional.empty()
        : Optional.of(blackDiscs > whiteDiscs ? Disc.BLACK : Disc.WHITE);
  }

  /**
   * Whether one side has nothing left: empties that the rules give to the winner change nothing.
   */
  public boolean isWipeOut() {
    return Math.min(blackDiscs, whiteDiscs) == 0;
  }

  /** Black's discs minus white's. */
  public int blackDiscDiff() {
    return blackDiscs - whiteDiscs;
  }

  /** The difference seen from one side. */
  public int discDiff(Disc side) {
    return side.sign() * blackDiscDiff();
  }

  /**
   * What the end is worth to a side, in hundredths of a disc: the difference, positive for the
   * winner. A game that is won with an equal count is worth one hundredth, so that the sign says
   * who has won.
   */
  public int worth(Disc side) {
    if (winner.isEmpty()) {
      return 0;
    }
    int margin = Math.max(1, 100 * Math.abs(blackDiscDiff()));
    return winner.get() == side ? margin : -margin;
  }
}
