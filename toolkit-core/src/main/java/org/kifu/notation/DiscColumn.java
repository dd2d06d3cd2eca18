package org.kifu.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * A column of numbers that say the score, in a table or in the fields of an object: {@code
 * BlackScore}, {@code pions blancs}, {@code diff}.
 */
public enum DiscColumn {
  BLACK,
  WHITE,
  /** Black's discs less white's. */
  DIFFERENCE;

  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,2}");

  private static final Set<String> DIFFERENCES =
      Set.of("diff", "difference", "disc diff", "disc difference", "score diff", "margin", "石差");

  /** Words for discs, in the languages of labels. */
  private static final String COUNTED =
      "scores?|discs?(?: count)?|count|stones|points|punkte|steine|scheiben|pions?|fichas?"
          + "|pedine|dischi|punti|puntos|pontos|peças|schijven|punten|brickor|poäng|pionki|punkty"
          + "|фишки|очки|石数?|子数?|棋子|得分|돌";

  private static final Pattern BLACKS = of(Fact.BLACK, "b");
  private static final Pattern WHITES = of(Fact.WHITE, "w");

  private static Pattern of(Fact side, String letter) {
    return Pattern.compile(
        "(?:%1$s|%2$s)[ :]?(?:%3$s)|(?:%3$s) ?(?:%1$s|%2$s)"
            .formatted(FactWords.of(side), letter, COUNTED));
  }

  /** Returns the column of a name such as {@code BlackScore}; nothing if it is none. */
  public static Optional<DiscColumn> named(String name) {
    String words = LabelledFact.words(name).toLowerCase(Locale.ROOT);
    return BLACKS.matcher(words).matches()
        ? Optional.of(BLACK)
        : WHITES.matcher(words).matches()
            ? Optional.of(WHITE)
            : DIFFERENCES.contains(words) ? Optional.of(DIFFERENCE) : Optional.empty();
  }

  /** Whether a value may be a number of discs. */
  public static boolean isNumber(String value) {
    return NUMBER.matcher(value).matches();
  }

  /** Returns the score of the numbers of a game; nothing if they are none, or not the same. */
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
