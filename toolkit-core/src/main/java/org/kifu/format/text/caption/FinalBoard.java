package org.kifu.format.text.caption;

import java.util.Optional;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.game.Outcome;

/**
 * The board at the end of a game, which confirms a score.
 *
 * @param black the black discs on it
 * @param white the white discs on it
 */
record FinalBoard(int black, int white) {
  /** The board of a game; nothing if the game is not over, or is not played by the usual rules. */
  static Optional<FinalBoard> of(FoundGame game) {
    return game.isEnded() && game.end() instanceof OthelloPosition end
        ? Optional.of(of(end))
        : Optional.empty();
  }

  private static FinalBoard of(OthelloPosition end) {
    int player = Long.bitCount(end.player());
    int opponent = Long.bitCount(end.opponent());
    return end.isBlackToMove()
        ? new FinalBoard(player, opponent)
        : new FinalBoard(opponent, player);
  }

  /** Black's discs with the empty squares given to the winner. */
  int registered() {
    return FinalDiscs.of(black, white);
  }

  /** Whether counts of both sides, with or without the empty squares, are those of the board. */
  boolean has(int blackDiscs, int whiteDiscs) {
    return blackDiscs == black && whiteDiscs == white
        || blackDiscs == registered() && whiteDiscs == Square.COUNT - registered();
  }

  /** Whether a side has so many discs, with or without the empty squares. */
  boolean has(boolean isBlack, int discs) {
    return isBlack
        ? discs == black || discs == registered()
        : discs == white || discs == Square.COUNT - registered();
  }

  /** Whether a difference, black's discs minus white's, is that of the board. */
  boolean hasDifference(int difference) {
    return difference == black - white || difference == 2 * registered() - Square.COUNT;
  }

  /** Whether a score is that of the board. */
  boolean has(Outcome score) {
    return score.boardDiff().isPresent()
        ? hasDifference(score.boardDiff().getAsInt())
        : score.blackDiscs().isPresent() && score.blackDiscs().getAsInt() == registered();
  }
}
