package org.kifu.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * A column of numbers that state the score, in a table or in the fields of an object: {@code
 * BlackScore}, {@code pions blancs}, {@code diff}.
 */
public enum DiscColumn {
  BLACK,
  WHITE,
  /** Black's discs minus white's. */
  DIFFERENCE;

  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,2}");

  private static final Set<String> DIFFERENCES =
      Set.of("diff", "difference", "disc diff", "disc difference", "score diff", "margin", "石差");

  private static final String COUNTED = DiscWords.besideSide() + "|discs? count";

  private static final Pattern BLACKS = of(Fact.BLACK, "b");
  private static final Pattern WHITES = of(Fact.WHITE, "w");

  /** The letter of a colour, alone or next to a word for discs. */
  private static final Pattern LETTER =
      Pattern.compile(
          "(?:(?:%1$s) ?)?(?<!\\p{L})([bwnszчб])|([bwnszчб]) ?(?:%1$s)".formatted(COUNTED));

  /** The letters of black and white in the languages of labels. */
  private static final Set<String> PAIRS = Set.of("bw", "nb", "sw", "zw", "чб");

  private static Pattern of(Fact side, String letter) {
    return Pattern.compile(
        "(?:%1$s|%2$s)[ :]?(?:%3$s)|(?:%3$s) ?(?:%1$s|%2$s)"
            .formatted(FactWords.of(side), letter, COUNTED));
  }

  /** Returns the column with a name such as {@code BlackScore}; nothing for any other name. */
  public static Optional<DiscColumn> named(String name) {
    String words = SmallLetters.of(LabelledFact.words(name));
    return BLACKS.matcher(words).matches()
        ? Optional.of(BLACK)
        : WHITES.matcher(words).matches()
            ? Optional.of(WHITE)
            : DIFFERENCES.contains(words) ? Optional.of(DIFFERENCE) : NamedFact.discs(name);
  }

  /**
   * Returns the columns whose names have the letter of a colour, alone or next to a word for discs:
   * {@code B} and {@code W}, {@code Pions N} and {@code Pions B}. Only two of them together show
   * the language, and so which letter is which colour.
   */
  public static Map<String, DiscColumn> letters(List<String> names) {
    Map<String, String> written = new LinkedHashMap<>();
    for (String name : names) {
      Matcher letter = LETTER.matcher(SmallLetters.of(LabelledFact.words(name)));
      if (letter.matches()) {
        written.put(name, letter.group(1) != null ? letter.group(1) : letter.group(2));
      }
    }
    List<String> both = List.copyOf(written.values());
    String pair = both.size() == 2 ? String.join("", both) : "";
    boolean isBlackFirst = PAIRS.contains(pair);
    boolean isPair = isBlackFirst || PAIRS.contains(new StringBuilder(pair).reverse().toString());
    if (pair.isEmpty() || !isPair) {
      return Map.of();
    }
    List<String> columns = List.copyOf(written.keySet());
    return Map.of(
        columns.get(0), isBlackFirst ? BLACK : WHITE, columns.get(1), isBlackFirst ? WHITE : BLACK);
  }

  /** Whether a value may be a number of discs. */
  public static boolean isNumber(String value) {
    return NUMBER.matcher(value).matches();
  }

  /**
   * Returns the score that the numbers of a game state; nothing if they are not a score, or
   * contradict each other.
   */
  public static Optional<Outcome> score(Map<DiscColumn, Integer> discs) {
    Optional<Outcome> ofDiscs = ofDiscs(discs.get(BLACK), discs.get(WHITE));
    Integer difference = discs.get(DIFFERENCE);
    if (difference == null || Math.abs(difference) > Square.COUNT) {
      return difference == null ? ofDiscs : Optional.empty();
    }
    Outcome ofDifference = WrittenScore.ofDifference(difference, Square.COUNT);
    boolean isSame =
        ofDiscs.equals(Optional.of(ofDifference))
            || ofDiscs
                .filter(score -> score.boardDiff().equals(OptionalInt.of(difference)))
                .isPresent();
    return discs.size() == 1 ? Optional.of(ofDifference) : isSame ? ofDiscs : Optional.empty();
  }

  private static Optional<Outcome> ofDiscs(@Nullable Integer black, @Nullable Integer white) {
    if (black != null && white != null) {
      return WrittenScore.outcome(black + "-" + white);
    }
    int blacks = black != null ? black : white != null ? Square.COUNT - white : -1;
    return blacks >= 0 && blacks <= Square.COUNT
        ? Optional.of(Outcome.ofBlackDiscs(blacks))
        : Optional.empty();
  }
}
