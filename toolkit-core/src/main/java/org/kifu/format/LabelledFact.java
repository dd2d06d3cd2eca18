package org.kifu.format;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;

/**
 * A line above or below a game that says one fact of it: {@code Black: Anna}, {@code 黒：村上}.
 *
 * @param value without the blanks around it; not empty
 * @param valueAt its first character in the line
 */
public record LabelledFact(Fact fact, String value, int valueAt) {
  private static final String LABELS =
      "black|white|event|tournament|place|date|score|result" + "|黒番?|白番?|先手|後手|大会|会場|日付|結果|スコア";

  private static final String COLON = "\\s*[:\uFF1A]";

  private static final Pattern LABELLED =
      Pattern.compile(
          "(?i)[\\s>*|]*("
              + LABELS
              + ")(?:\\s?\\((?:black|white|[xo●○])\\))?"
              + COLON
              + "\\s*(\\S.*)");

  /** Another label in the value: where the value ends is not guessed. */
  private static final Pattern FURTHER =
      Pattern.compile("(?i)(?:^|[\\s,;\u3000])(?:" + LABELS + ")" + COLON);

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 200;

  /** Returns the fact that a line says; nothing if it says none in this form. */
  public static Optional<LabelledFact> of(String line) {
    Matcher labelled = LABELLED.matcher(line.length() <= MOST_CHARACTERS ? line : "");
    return labelled.lookingAt() && !FURTHER.matcher(labelled.group(2)).find()
        ? Optional.of(
            new LabelledFact(fact(labelled.group(1)), labelled.group(2).strip(), labelled.start(2)))
        : Optional.empty();
  }

  private static Fact fact(String label) {
    return switch (label.toLowerCase(Locale.ROOT)) {
      case "black", "黒", "黒番", "先手" -> Fact.BLACK;
      case "white", "白", "白番", "後手" -> Fact.WHITE;
      case "event", "tournament", "大会" -> Fact.EVENT;
      case "place", "会場" -> Fact.PLACE;
      case "date", "日付" -> Fact.DATE;
      default -> Fact.RESULT;
    };
  }
}
