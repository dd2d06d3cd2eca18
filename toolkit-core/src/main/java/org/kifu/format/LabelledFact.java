package org.kifu.format;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.game.Origin.Fact;

/**
 * A line above or below a game that says one fact of it: {@code Black: Anna}, {@code 黒：村上}.
 *
 * @param value without the blanks around it; not empty
 * @param valueAt its first character in the line
 */
public record LabelledFact(Fact fact, String value, int valueAt) {
  /** In English, French, German, Russian and Japanese. */
  private static final Map<Fact, List<String>> WORDS =
      Map.of(
          Fact.BLACK,
          List.of("black", "noir", "noirs", "schwarz", "чёрные", "черные", "黒", "黒番", "先手"),
          Fact.WHITE,
          List.of("white", "blanc", "blancs", "weiß", "weiss", "белые", "白", "白番", "後手"),
          Fact.EVENT,
          List.of("event", "tournament", "tournoi", "turnier", "турнир", "大会", "大会名"),
          Fact.PLACE,
          List.of("place", "lieu", "ort", "место", "会場", "場所"),
          Fact.DATE,
          List.of("date", "datum", "дата", "日付", "対局日"),
          Fact.RESULT,
          List.of(
              "score",
              "result",
              "résultat",
              "resultat",
              "ergebnis",
              "результат",
              "счёт",
              "счет",
              "結果",
              "スコア"));

  private static final Map<String, Fact> FACTS =
      WORDS.entrySet().stream()
          .flatMap(entry -> entry.getValue().stream().map(word -> Map.entry(word, entry.getKey())))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private static final String LABELS = String.join("|", FACTS.keySet());

  private static final String COLON = "\\s*[:\uFF1A]";

  private static final Pattern LABELLED =
      Pattern.compile(
          "(?iu)[\\s>*|]*("
              + LABELS
              + ")(?:\\s?\\((?:black|white|[xo●○])\\))?"
              + COLON
              + "\\s*(\\S.*)");

  /** Another label in the value: where the value ends is not guessed. */
  private static final Pattern FURTHER =
      Pattern.compile("(?iu)(?:^|[\\s,;\u3000])(?:" + LABELS + ")" + COLON);

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 200;

  /** Returns the fact that a line says; nothing if it says none in this form. */
  public static Optional<LabelledFact> of(String line) {
    Matcher labelled = LABELLED.matcher(line.length() <= MOST_CHARACTERS ? line : "");
    return labelled.lookingAt() && !FURTHER.matcher(labelled.group(2)).find()
        ? fact(labelled.group(1))
            .map(fact -> new LabelledFact(fact, labelled.group(2).strip(), labelled.start(2)))
        : Optional.empty();
  }

  private static Optional<Fact> fact(String label) {
    return Optional.ofNullable(FACTS.get(label.toLowerCase(Locale.ROOT)));
  }
}
