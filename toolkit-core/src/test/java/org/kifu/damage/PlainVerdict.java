package org.kifu.damage;

import java.util.List;
import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.testing.PlainBoard;
import org.kifu.verify.CheckedGame.Verdict;

/** The verdict on a game of the 8x8 board by the plain board, without a look at the replay. */
final class PlainVerdict {
  private PlainVerdict() {}

  /** The verdict; nothing for games of other rules and boards that are none. */
  static Optional<Verdict> of(GameRecord game) {
    return game.rules().equals(GameRecord.OTHELLO)
        ? start(game.start()).map(board -> verdict(board, game.moves()))
        : Optional.empty();
  }

  private static Optional<PlainBoard> start(StartSpec start) {
    return switch (start) {
      case StartSpec.Standard _ -> Optional.of(PlainBoard.start(8));
      case StartSpec.Setup(String text) -> BoardText.parse(text).map(PlainBoard::of);
    };
  }

  private static Verdict verdict(PlainBoard board, List<MoveToken> moves) {
    for (MoveToken move : moves) {
      if (!isPlayed(board, move)) {
        return Verdict.ILLEGAL;
      }
    }
    return board.isOver() ? Verdict.COMPLETE : Verdict.UNFINISHED;
  }

  private static boolean isPlayed(PlainBoard board, MoveToken move) {
    return switch (move) {
      case MoveToken.Pass _ -> passed(board);
      case MoveToken.Place(int file, int rank) when (file | rank) < 8 ->
          played(board, 8 * rank + file);
      default -> false;
    };
  }

  private static boolean passed(PlainBoard board) {
    boolean isForced = board.mustPass();
    if (isForced) {
      board.pass();
    }
    return isForced;
  }

  /** A forced pass need not be written. */
  private static boolean played(PlainBoard board, int square) {
    if (board.flips(square).isEmpty() && !passed(board)) {
      return false;
    }
    boolean isLegal = !board.flips(square).isEmpty();
    if (isLegal) {
      board.play(square);
    }
    return isLegal;
  }
}
