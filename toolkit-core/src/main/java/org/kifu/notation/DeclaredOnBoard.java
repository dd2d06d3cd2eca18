package org.kifu.notation;

import java.util.Optional;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;

/**
 * A declared result on the board of its game, for notations whose readers take every board for 8x8:
 * the margin of {@code B+10} belongs to as many squares as the board has, and a draw is half of
 * them only where the rules know equal counts that are draws.
 */
public final class DeclaredOnBoard {
  private DeclaredOnBoard() {}

  /**
   * Returns the result by these rules.
   *
   * @param read a result with the numbers of the 8x8 board, or {@link Outcome#DRAWN}
   * @param rules the name of the rules; results of unknown rules stay as they are
   */
  public static Outcome of(Outcome read, String rules) {
    boolean isUsual = rules.equals(GameRecord.OTHELLO) && !isDraw(read);
    return isUsual
        ? read
        : Catalogue.byName(rules)
            .flatMap(entry -> entry.rules().scoring())
            .flatMap(scoring -> isDraw(read) ? draw(scoring) : score(read, scoring))
            .map(
                score ->
                    new Outcome(read.kind(), score.blackDiscs(), score.boardDiff(), read.winner()))
            .orElse(read);
  }

  private static boolean isDraw(Outcome read) {
    return Outcome.DRAWN.equals(read.withKind(Outcome.Kind.UNKNOWN));
  }

  private static Optional<Outcome> draw(DiscScoring scoring) {
    int half = scoring.squares() / 2;
    return scoring
        .ofBlack(half)
        .filter(count -> count.winner().isEmpty())
        .map(_ -> Outcome.ofBlackDiscs(half));
  }

  private static Optional<Outcome> score(Outcome read, DiscScoring scoring) {
    boolean isOfBoard = scoring.squares() == Square.COUNT;
    if (isOfBoard || read.blackDiscs().isEmpty() && read.boardDiff().isEmpty()) {
      return Optional.empty();
    }
    return read.blackDiscs().isPresent() && read.boardDiff().isPresent()
        ? counted(read.blackDiscs().getAsInt(), read.boardDiff().getAsInt(), scoring.squares())
        : difference(read, scoring.squares());
  }

  /** The score of counts that leave out the empty squares of the 8x8 board. */
  private static Optional<Outcome> counted(int registered, int difference, int squares) {
    int white = difference > 0 ? Square.COUNT - registered : registered - difference;
    int black = white + difference;
    if (difference == 0 || black + white > squares) {
      return Optional.empty();
    }
    Outcome score = Outcome.ofBlackDiscs(FinalDiscs.of(black, white, squares));
    return Optional.of(black + white == squares ? score : score.withBoardDiff(difference));
  }

  private static Optional<Outcome> difference(Outcome read, int squares) {
    int difference =
        read.boardDiff().orElseGet(() -> 2 * read.blackDiscs().getAsInt() - Square.COUNT);
    return Math.abs(difference) > squares
        ? Optional.empty()
        : Optional.of(WrittenScore.ofDifference(difference, squares));
  }
}
