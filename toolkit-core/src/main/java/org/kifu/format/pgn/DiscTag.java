package org.kifu.format.pgn;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenScore;

/** Tags that state a part of the score: {@code BlackDiscs}, {@code White_Score}, {@code Margin}. */
enum DiscTag {
  BLACK("(?:black|b)COUNTED|COUNTED(?:black|b)"),
  WHITE("(?:white|w)COUNTED|COUNTED(?:white|w)"),
  /** Black's discs minus white's. */
  DIFFERENCE("(?:disc|score)?diff(?:erence)?|margin");

  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,2}");

  private final Pattern names;

  DiscTag(String names) {
    String counted = "(?:scores?|count|disc(?:s|count|scount)?|disks?|stones?|pieces?|points?)";
    this.names = Pattern.compile(names.replace("COUNTED", counted));
  }

  /** Returns the part of the score that a tag of this name states; nothing for any other name. */
  static Optional<DiscTag> named(String name) {
    String plain = SmallLetters.of(name).replace("_", "").replace("-", "");
    for (DiscTag tag : values()) {
      if (tag.names.matcher(plain).matches()) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }

  /** Whether a value may be a number of discs. */
  static boolean isNumber(String value) {
    return NUMBER.matcher(value).matches();
  }

  /**
   * Returns the score that the numbers of a game state; nothing if they are not a score, or
   * contradict each other.
   */
  static Optional<Outcome> score(Map<DiscTag, Integer> discs) {
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
