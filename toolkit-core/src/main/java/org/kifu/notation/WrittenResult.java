package org.kifu.notation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;

/**
 * A result in signs, as tags, properties and the last words of games write it. What two numbers
 * count, and whose is first, depends on the notation.
 */
public sealed interface WrittenResult {
  /** Two numbers: {@code 37-27}, {@code 1:0}. */
  record Counts(int first, int second) implements WrittenResult {}

  /** A draw: {@code 1/2-1/2}, {@code \u00BD}, {@code 0.5-0.5}. */
  record Drawn() implements WrittenResult {}

  /**
   * A winner: {@code W+8}, {@code B+R}, {@code black+time}.
   *
   * @param margin the difference of the discs; nothing if a reason or nothing is written
   * @param kind how the game ended, if the reason is one of the usual ones
   */
  record Won(Disc side, OptionalInt margin, Kind kind) implements WrittenResult {
    /** The winner and the end of the game, without the margin. */
    public Outcome withoutMargin() {
      return new Outcome(kind, OptionalInt.empty()).withWinner(side);
    }

    /** The margin for black, in discs. */
    public int blackDiscDiff() {
      return margin.orElse(0) * (side == Disc.BLACK ? 1 : -1);
    }
  }

  /** A game that is not over, or whose result is not known: {@code *}. */
  record Open() implements WrittenResult {}

  /** A hyphen or what looks like one, or a colon, with or without blanks around it. */
  String SIGN = "\\s?[-\\u2010-\\u2014\\u2212:]\\s?";

  Pattern COUNTS = Pattern.compile("(\\d{1,3})" + SIGN + "(\\d{1,3})");

  String HALF = "(?:1[/\\u2044]2|\\u00BD|0[.,]5)";

  Pattern DRAWN = Pattern.compile(HALF + "(?:" + SIGN + HALF + ")?");

  Pattern WON = Pattern.compile("(?i)(b|w|black|white)\\+(?:(\\d{1,3})(?:\\.0*)?|([a-z]*))");

  /** Reads a result; nothing if a text is not a result in signs. */
  static Optional<WrittenResult> read(String text) {
    if (text.equals("*")) {
      return Optional.of(new Open());
    }
    Matcher counts = COUNTS.matcher(text);
    if (counts.matches()) {
      return Optional.of(new Counts(number(counts.group(1)), number(counts.group(2))));
    }
    if (DRAWN.matcher(text).matches()) {
      return Optional.of(new Drawn());
    }
    Matcher won = WON.matcher(text);
    return won.matches() ? Optional.of(won(won)) : Optional.empty();
  }

  private static Won won(Matcher won) {
    Disc side = "bB".indexOf(won.group(1).charAt(0)) >= 0 ? Disc.BLACK : Disc.WHITE;
    return won.group(2) != null
        ? new Won(side, OptionalInt.of(number(won.group(2))), Kind.UNKNOWN)
        : new Won(side, OptionalInt.empty(), kind(SmallLetters.of(won.group(3))));
  }

  private static Kind kind(String how) {
    return switch (how) {
      case "r", "resign", "resignation" -> Kind.RESIGNED;
      case "t", "time" -> Kind.TIME;
      case "f", "forfeit" -> Kind.LEFT;
      default -> Kind.UNKNOWN;
    };
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }
}
