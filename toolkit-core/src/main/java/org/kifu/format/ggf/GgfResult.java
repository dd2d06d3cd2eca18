package org.kifu.format.ggf;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.ProblemCode;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenScore;

/**
 * The result: {@code +10.000}, {@code -26:r}, {@code ?}. The number is black's discs minus white's
 * minus komi. An odd difference leaves out the empty squares; since it does not tell their number,
 * it gives no score.
 *
 * @param outcome the outcome it states
 * @param code the kind of finding
 * @param message the problem of the result; empty if there is none
 * @param isAll whether the outcome holds everything that is written
 */
record GgfResult(Outcome outcome, ProblemCode code, String message, boolean isAll) {
  private static final Pattern WRITTEN =
      Pattern.compile("([+-]?\\d{1,6}(?:\\.\\d{0,6})?|\\?)(?::\\s*([A-Za-z?]*))?");

  /** The number that Edax writes for an unfinished game. */
  private static final double EDAX_UNFINISHED = -127;

  /** The greatest error from rounding in print. */
  private static final double ROUNDING = 0.01;

  private static final double PRINTED = 0.0005;

  static GgfResult read(String text, double komi, int squares) {
    Matcher written = WRITTEN.matcher(text.strip());
    if (!written.matches()) {
      return finding(Kind.UNKNOWN, ProblemCode.BAD_VALUE, text);
    }
    String suffix = written.group(2) == null ? "" : SmallLetters.of(written.group(2));
    Kind kind = kind(suffix);
    boolean isKnown = suffix.isEmpty() || kind != Kind.UNKNOWN;
    if (written.group(1).equals("?")) {
      Kind known = kind == Kind.UNKNOWN ? Kind.UNFINISHED : kind;
      return new GgfResult(
          new Outcome(known, OptionalInt.empty()), ProblemCode.BAD_VALUE, "", isKnown);
    }
    double value = Double.parseDouble(written.group(1));
    long difference = Math.round(value + komi);
    if (Math.abs(difference) > squares) {
      Kind unfinished = value == EDAX_UNFINISHED ? Kind.UNFINISHED : kind;
      return finding(unfinished, ProblemCode.SCORE_OUT_OF_RANGE, text);
    }
    double rounding = Math.abs(value + komi - difference);
    if (rounding > ROUNDING) {
      return finding(kind, ProblemCode.BAD_VALUE, text);
    }
    Outcome score = WrittenScore.ofDifference((int) difference, squares);
    Outcome outcome = new Outcome(kind, score.blackDiscs(), score.boardDiff(), score.winner());
    boolean isAll = score.boardDiff().isEmpty() && isKnown && rounding < PRINTED;
    return new GgfResult(outcome, ProblemCode.BAD_VALUE, "", isAll);
  }

  /** The written form of an outcome; empty if it states nothing. */
  static String text(Outcome outcome, double komi, int squares) {
    String suffix =
        switch (outcome.kind()) {
          case RESIGNED -> ":r";
          case TIME -> ":t";
          case AGREED -> ":s";
          case LEFT -> ":l";
          case PLAYED_OUT, UNFINISHED, UNKNOWN -> "";
        };
    if (outcome.blackDiscs().isEmpty()) {
      return suffix.isEmpty() && outcome.kind() != Kind.UNFINISHED ? "" : "?" + suffix;
    }
    double value = 2 * outcome.blackDiscs().getAsInt() - squares - komi;
    return String.format(Locale.ROOT, "%+.3f", value) + suffix;
  }

  private static Kind kind(String suffix) {
    return switch (suffix) {
      case "r" -> Kind.RESIGNED;
      case "t" -> Kind.TIME;
      case "s" -> Kind.AGREED;
      case "l" -> Kind.LEFT;
      case "?" -> Kind.UNFINISHED;
      default -> Kind.UNKNOWN;
    };
  }

  private static GgfResult finding(Kind kind, ProblemCode code, String text) {
    String what = code == ProblemCode.BAD_VALUE ? "is not a result" : "is beyond the board";
    Outcome outcome = new Outcome(kind, OptionalInt.empty());
    return new GgfResult(outcome, code, "'%s' %s".formatted(text.strip(), what), false);
  }
}
