package org.kifu.replay;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * The end of a game as its source declares it, by the rules of the game. The board, if the game
 * ended there, is a better witness: {@link Replay#count}.
 *
 * @param count the declared count; empty if no discs are declared, or if discs do not decide the
 *     game
 * @param isDecided whether the source shows that a side has won, or that nobody has
 * @param winner the winner; empty for a draw, or if it is not known
 */
public record DeclaredResult(Optional<FinalCount> count, boolean isDecided, Optional<Disc> winner) {
  /** Reads what a source declares. A winner that it names comes before its count. */
  public static DeclaredResult of(Rules<?, ?> rules, Outcome declared) {
    Optional<FinalCount> count = rules.scoring().flatMap(scoring -> count(scoring, declared));
    boolean isDraw = declared.blackDiscs().isEmpty() && isCalledDraw(declared);
    if (declared.winner().isPresent() || isDraw) {
      return new DeclaredResult(count, true, declared.winner());
    }
    Optional<FinalCount> shown = count.or(() -> onBoard(rules, declared));
    return new DeclaredResult(count, shown.isPresent(), shown.flatMap(FinalCount::winner));
  }

  /**
   * Whether a result without counts is a draw: it says so, or the players agreed on nothing else.
   */
  private static boolean isCalledDraw(Outcome declared) {
    return declared.boardDiff().isPresent()
        ? declared.boardDiff().getAsInt() == 0
        : declared.kind() == Outcome.Kind.AGREED;
  }

  /**
   * The declared count. A registered number of black's discs is one of all squares; if the source
   * left out the empty squares, its difference shows the number of white's discs.
   */
  private static Optional<FinalCount> count(DiscScoring scoring, Outcome declared) {
    if (declared.blackDiscs().isEmpty()) {
      return Optional.empty();
    }
    int black = declared.blackDiscs().getAsInt();
    if (declared.boardDiff().isEmpty()) {
      return scoring.ofBlack(black);
    }
    int diff = declared.boardDiff().getAsInt();
    int white = diff > 0 ? scoring.squares() - black : black - diff;
    return scoring.written(white + diff, white);
  }

  /** The least count with the declared difference of discs, for its winner. */
  private static Optional<FinalCount> onBoard(Rules<?, ?> rules, Outcome declared) {
    if (declared.boardDiff().isEmpty()) {
      return Optional.empty();
    }
    int diff = declared.boardDiff().getAsInt();
    return rules
        .scoring()
        .flatMap(scoring -> scoring.written(Math.max(0, diff), Math.max(0, -diff)));
  }

  /** The half points of a side: 2 for a win, 1 for a draw, 0 for a loss; empty if not known. */
  public Optional<Integer> halves(Disc side) {
    return isDecided
        ? Optional.of(winner.map(winning -> winning == side ? 2 : 0).orElse(1))
        : Optional.empty();
  }
}
