package org.kifu.rules;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;

/**
 * The count of a position.
 *
 * @param blackDiscs black's discs, including the empty squares if the rules give them to black
 * @param whiteDiscs white's discs, likewise
 * @param empties the number of squares that stayed empty, whoever gets them
 * @param winner the winner if the game is over; nothing for a draw. This is not always the side
 *     with more discs: fewer may win, and an equal count need not be a draw
 */
public record FinalCount(int blackDiscs, int whiteDiscs, int empties, Optional<Disc> winner) {
  /** The count for rules by which more discs win and an equal count is a draw. */
  public FinalCount(int blackDiscs, int whiteDiscs, int empties) {
    this(blackDiscs, whiteDiscs, empties, leader(blackDiscs, whiteDiscs));
  }

  /**
   * Returns the count for rules by which the empty squares go to the winner and an equal count is a
   * draw.
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
  private static Optional<Disc> leader(int blackDiscs, int whiteDiscs) {
    return blackDiscs == whiteDiscs
        ? Optional.empty()
        : Optional.of(blackDiscs > whiteDiscs ? Disc.BLACK : Disc.WHITE);
  }

  /**
   * Whether one side has no discs left. Empty squares that the rules give to the winner do not
   * matter.
   */
  public boolean isWipeOut() {
    return Math.min(blackDiscs, whiteDiscs) == 0;
  }

  /** Black's discs minus white's. */
  public int blackDiscDiff() {
    return blackDiscs - whiteDiscs;
  }

  /** The half points of a side: 2 for the winner, 1 for a draw, 0 for the loser. */
  public int halves(Disc side) {
    return winner.map(winning -> winning == side ? 2 : 0).orElse(1);
  }

  /** The difference from the point of view of a side. */
  public int discDiff(Disc side) {
    return side.sign() * blackDiscDiff();
  }

  /**
   * The value of the end for a side, in hundredths of a disc: the difference, positive for the
   * winner. A game that is won with an equal count has the value of one hundredth, so that the sign
   * shows the winner.
   */
  public int worth(Disc side) {
    if (winner.isEmpty()) {
      return 0;
    }
    int margin = Math.max(1, 100 * Math.abs(blackDiscDiff()));
    return winner.get() == side ? margin : -margin;
  }
}
