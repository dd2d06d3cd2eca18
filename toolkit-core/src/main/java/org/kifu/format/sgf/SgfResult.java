package org.kifu.format.sgf;

import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenResult;
import org.kifu.notation.WrittenScore;

/**
 * Results: {@code B+10}, {@code W+R}, {@code 0}, {@code Void}, and the discs of both sides, black's
 * first, if they fill the board. The number is the difference of the discs, with the empty squares
 * given to the winner; an odd difference leaves them out and gives no score.
 *
 * @param outcome the outcome it states
 * @param isAll whether the outcome holds everything that is written
 * @param isResult whether it is in one of the forms of a result
 */
record SgfResult(Outcome outcome, boolean isAll, boolean isResult) {
  static SgfResult read(String text, int squares) {
    String written = text.strip();
    switch (SmallLetters.of(written)) {
      case "0", "draw" -> {
        return new SgfResult(Outcome.ofBlackDiscs(squares / 2), true, true);
      }
      case "void" -> {
        return of(Kind.UNFINISHED, true);
      }
      case "?", "" -> {
        return of(Kind.UNKNOWN, true);
      }
      default -> {
        return WrittenResult.read(written)
            .map(result -> of(result, squares))
            .orElse(new SgfResult(Outcome.NONE, false, false));
      }
    }
  }

  private static SgfResult of(WrittenResult result, int squares) {
    return switch (result) {
      case WrittenResult.Drawn() -> new SgfResult(Outcome.ofBlackDiscs(squares / 2), true, true);
      case WrittenResult.Open() -> of(Kind.UNFINISHED, true);
      case WrittenResult.Won won -> won(won, squares);
      case WrittenResult.Counts(int black, int white) when black + white == squares ->
          new SgfResult(Outcome.ofBlackDiscs(black), true, true);
      case WrittenResult.Counts _ -> new SgfResult(Outcome.NONE, false, false);
    };
  }

  /** The written form of an outcome; empty if it states nothing that a result can hold. */
  static String text(Outcome outcome, int squares) {
    if (outcome.kind() == Kind.UNFINISHED && outcome.blackDiscs().isEmpty()) {
      return "Void";
    }
    if (outcome.blackDiscs().isEmpty()) {
      return outcome.winner().map(side -> won(side) + how(outcome.kind())).orElse("");
    }
    int margin = 2 * outcome.blackDiscs().getAsInt() - squares;
    String winner = won(margin > 0 ? Disc.BLACK : Disc.WHITE);
    return switch (outcome.kind()) {
      case RESIGNED, TIME -> winner + how(outcome.kind());
      default -> margin == 0 ? "0" : winner + Math.abs(margin);
    };
  }

  private static String won(Disc side) {
    return side == Disc.BLACK ? "B+" : "W+";
  }

  private static String how(Kind kind) {
    return switch (kind) {
      case RESIGNED -> "R";
      case TIME -> "T";
      case LEFT -> "F";
      default -> "";
    };
  }

  private static SgfResult won(WrittenResult.Won won, int squares) {
    if (won.margin().isEmpty()) {
      return new SgfResult(won.withoutMargin(), false, true);
    }
    if (Math.abs(won.blackDiscDiff()) > squares) {
      return of(Kind.UNKNOWN, false);
    }
    Outcome outcome = WrittenScore.ofDifference(won.blackDiscDiff(), squares);
    return new SgfResult(outcome, outcome.boardDiff().isEmpty(), true);
  }

  private static SgfResult of(Kind kind, boolean isAll) {
    return new SgfResult(new Outcome(kind, OptionalInt.empty()), isAll, true);
  }
}
