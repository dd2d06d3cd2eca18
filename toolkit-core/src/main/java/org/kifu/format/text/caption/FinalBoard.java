package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;

/**
 * The board at the end of a game, which confirms a score.
 *
 * @param black the black discs on it
 * @param white the white discs on it
 * @param squares the number of its squares
 */
record FinalBoard(int black, int white, int squares) {
  /**
   * The board of a game; nothing if the game is not over, or is played by other rules on a board
   * that is not larger than usual.
   */
  static Optional<FinalBoard> of(FoundGame game) {
    if (!game.isEnded()) {
      return Optional.empty();
    }
    return switch (game.end()) {
      case OthelloPosition end -> Optional.of(of(end));
      case RuledPosition<?, ?> end when end.squares() > Square.COUNT ->
          Optional.of(new FinalBoard(end.discs(Disc.BLACK), end.discs(Disc.WHITE), end.squares()));
      case null, default -> Optional.empty();
    };
  }

  /** The number of squares of the board on which games are played, as far as their ends tell. */
  static int squares(List<FoundGame> games) {
    return games.stream()
        .mapToInt(game -> game.end() instanceof RuledPosition<?, ?> end ? end.squares() : 0)
        .reduce(Square.COUNT, Math::max);
  }

  private static FinalBoard of(OthelloPosition end) {
    int player = Long.bitCount(end.player());
    int opponent = Long.bitCount(end.opponent());
    return end.isBlackToMove()
        ? new FinalBoard(player, opponent, Square.COUNT)
        : new FinalBoard(opponent, player, Square.COUNT);
  }

  /** Black's discs with the empty squares given to the winner. */
  int registered() {
    return FinalDiscs.of(black, white, squares);
  }

  /** Whether counts of both sides, with or without the empty squares, are those of the board. */
  boolean has(int blackDiscs, int whiteDiscs) {
    return blackDiscs == black && whiteDiscs == white
        || blackDiscs == registered() && whiteDiscs == squares - registered();
  }

  /** Whether a side has so many discs, with or without the empty squares. */
  boolean has(boolean isBlack, int discs) {
    return isBlack
        ? discs == black || discs == registered()
        : discs == white || discs == squares - registered();
  }

  /** Whether a difference, black's discs minus white's, is that of the board. */
  boolean hasDifference(int difference) {
    return difference == black - white || difference == 2 * registered() - squares;
  }

  /** Whether a score is that of the board. */
  boolean has(Outcome score) {
    return score.boardDiff().isPresent()
        ? hasDifference(score.boardDiff().getAsInt())
        : score.blackDiscs().isPresent() && hasBlack(score.blackDiscs().getAsInt());
  }

  /** Whether black's discs, with the numbers of the 8x8 board, are those of this one. */
  private boolean hasBlack(int discs) {
    return isUsual() ? discs == registered() : hasDifference(2 * discs - Square.COUNT);
  }

  private boolean isUsual() {
    return squares == Square.COUNT;
  }

  /** The score of this board, with the numbers of the 8x8 board. */
  Outcome score() {
    return isUsual() ? Outcome.ofBlackDiscs(registered()) : large(black, white);
  }

  /** The score of black's discs on a full board, with the numbers of the 8x8 board. */
  Outcome ofBlack(int discs) {
    return isUsual() ? Outcome.ofBlackDiscs(discs) : large(discs, squares - discs);
  }

  /** A score of a board of this size, with the numbers of the 8x8 board; nothing if it is none. */
  Optional<Outcome> score(int blackDiscs, int whiteDiscs) {
    return isUsual() || blackDiscs + whiteDiscs < Square.COUNT
        ? WrittenScore.ofDiscs(blackDiscs, whiteDiscs)
        : Optional.of(large(blackDiscs, whiteDiscs))
            .filter(_ -> blackDiscs + whiteDiscs <= squares);
  }

  /** Counts that the difference tells: {@code DeclaredOnBoard} takes it to the board. */
  static Outcome large(int blackDiscs, int whiteDiscs) {
    return blackDiscs == whiteDiscs
        ? Outcome.DRAWN
        : Outcome.ofBlackDiscs(FinalDiscs.of(blackDiscs, whiteDiscs))
            .withBoardDiff(blackDiscs - whiteDiscs);
  }

  /** A difference as a score, with the numbers of the 8x8 board where it has them. */
  Outcome ofDifference(int difference) {
    return isUsual()
        ? WrittenScore.ofDifference(difference, Square.COUNT)
        : Outcome.NONE.withBoardDiff(difference);
  }
}
