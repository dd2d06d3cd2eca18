package org.kifu.format.sgf;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
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
  private static final Pattern WON =
      Pattern.compile("([BbWw])\\+(?:(\\d{1,3})(?:\\.0*)?|([A-Za-z]*))");

  private static final Pattern DISCS = Pattern.compile("(\\d{1,3})\\s?[-:]\\s?(\\d{1,3})");

  static SgfResult read(String text, int squares) {
    String written = text.strip();
    switch (written.toLowerCase(Locale.ROOT)) {
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
        Matcher won = WON.matcher(written);
        return won.matches() ? won(won, squares) : discs(written, squares);
      }
    }
  }

  private static SgfResult discs(String written, int squares) {
    Matcher discs = DISCS.matcher(written);
    boolean isWhole =
        discs.matches()
            && Integer.parseInt(discs.group(1)) + Integer.parseInt(discs.group(2)) == squares;
    return isWhole
        ? new SgfResult(Outcome.ofBlackDiscs(Integer.parseInt(discs.group(1))), true, true)
        : new SgfResult(Outcome.NONE, false, false);
  }

  /** The written form of an outcome; empty if it states nothing that a result can hold. */
  static String text(Outcome outcome, int squares) {
    if (outcome.blackDiscs().isEmpty()) {
      return outcome.kind() == Kind.UNFINISHED ? "Void" : "";
    }
    int margin = 2 * outcome.blackDiscs().getAsInt() - squares;
    String winner = margin > 0 ? "B+" : "W+";
    return switch (outcome.kind()) {
      case RESIGNED -> winner + "R";
      case TIME -> winner + "T";
      default -> margin == 0 ? "0" : winner + Math.abs(margin);
    };
  }

  private static SgfResult won(Matcher won, int squares) {
    boolean isBlack = won.group(1).equalsIgnoreCase("B");
    if (won.group(2) == null) {
      Kind kind = kind(won.group(3).toLowerCase(Locale.ROOT));
      Outcome outcome = new Outcome(kind, OptionalInt.empty());
      return new SgfResult(outcome.withWinner(isBlack ? Disc.BLACK : Disc.WHITE), false, true);
    }
    int difference = Integer.parseInt(won.group(2)) * (isBlack ? 1 : -1);
    if (Math.abs(difference) > squares) {
      return of(Kind.UNKNOWN, false);
    }
    Outcome outcome = WrittenScore.ofDifference(difference, squares);
    return new SgfResult(outcome, outcome.boardDiff().isEmpty(), true);
  }

  private static Kind kind(String how) {
    return switch (how) {
      case "r", "resign" -> Kind.RESIGNED;
      case "t", "time" -> Kind.TIME;
      default -> Kind.UNKNOWN;
    };
  }

  private static SgfResult of(Kind kind, boolean isAll) {
    return new SgfResult(new Outcome(kind, OptionalInt.empty()), isAll, true);
  }
}
