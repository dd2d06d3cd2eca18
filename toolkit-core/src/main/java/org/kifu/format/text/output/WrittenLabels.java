package org.kifu.format.text.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.format.GameFormat;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;
import org.kifu.notation.WrittenScore;
import org.kifu.rules.Catalogue;

/**
 * The lines above the moves of a game that give its names, event, place, date and score. Only
 * labels that the reader understands as meant are kept: a name that is a list of moves is not.
 *
 * @param game a game that can be written
 * @param moves its line of moves
 * @param reader the reader that has to understand the labels
 */
record WrittenLabels(GameRecord game, String moves, GameFormat reader) {
  private static final String SCORE = "Score: ";

  private static final Pattern END_OF_VALUE = Pattern.compile("[\\s,;|\u3000\u2013-]+$");

  /** Labels that are certain to be read back: words that begin with capitals, dates and scores. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "(?:Black|White|Event|Place): NAME(?: (?:NAME|\\(NAME\\)))*+|Date: \\d{4}(?:-\\d\\d){0,2}+|Score: \\d+-\\d+"
              .replace("NAME", "\\p{Lu}\\p{L}++(?:['-]\\p{L}++)*+"));

  /** The least number of moves; the reader may not take fewer for a game. */
  private static final int SURELY_A_GAME = 5;

  /** The labels that are written. */
  List<String> kept() {
    List<String> all = labels(game);
    boolean isGame = game.moves().size() >= SURELY_A_GAME;
    if (isGame && all.stream().allMatch(WrittenLabels::isPlain) || areReadBack(all)) {
      return all;
    }
    List<String> some = new ArrayList<>();
    for (String label : all) {
      some.add(label);
      if (!areReadBack(some)) {
        some.removeLast();
      }
    }
    return some;
  }

  private static boolean isPlain(String label) {
    return PLAIN.matcher(label).matches();
  }

  private static List<String> labels(GameRecord game) {
    List<String> labels = new ArrayList<>(game.header().captions());
    if (hasUsualSquares(game)) {
      score(game.declared()).ifPresent(score -> labels.add(SCORE + score));
    }
    return labels;
  }

  /** Whether the board has as many squares as the reader of a score takes it to have. */
  private static boolean hasUsualSquares(GameRecord game) {
    return Catalogue.byName(game.rules())
        .flatMap(entry -> entry.rules().scoring())
        .filter(scoring -> scoring.squares() == Square.COUNT)
        .isPresent();
  }

  /** The declared score; if it leaves out the empty squares, in a form that shows that. */
  private static Optional<String> score(Outcome declared) {
    OptionalInt black = declared.blackDiscs();
    int difference = declared.boardDiff().orElse(0);
    if (black.isEmpty()) {
      return difference == 0
          ? Optional.empty()
          : Optional.of((difference > 0 ? "B+" : "W+") + Math.abs(difference));
    }
    int white = Square.COUNT - black.getAsInt();
    String counted =
        difference > 0
            ? (white + difference) + "-" + white
            : black.getAsInt() + "-" + (black.getAsInt() - difference);
    boolean isCount = WrittenScore.outcome(counted).filter(says(declared)::equals).isPresent();
    return Optional.of(isCount ? counted : black.getAsInt() + "-" + white);
  }

  /** The part of an outcome that is a score. */
  private static Outcome says(Outcome declared) {
    return new Outcome(
        Outcome.Kind.UNKNOWN, declared.blackDiscs(), declared.boardDiff(), Optional.empty());
  }

  /** Whether the reader reads the labels as meant, and the moves as a game. */
  private boolean areReadBack(List<String> labels) {
    String text = String.join("\n", labels) + "\n" + moves + "\n";
    List<String> shown = labels.stream().map(WrittenLabels::shown).toList();
    return ReadBack.of(reader, text)
        .alone()
        .filter(record -> labels(record).equals(shown))
        .isPresent();
  }

  /** A label without the signs that the reader takes for the end of the value. */
  private static String shown(String label) {
    return END_OF_VALUE.matcher(label).replaceFirst("");
  }

  /** The losses in addition to those of a transcript without labels. */
  List<String> losses(WritingLosses losses) {
    List<String> kept = kept();
    Outcome declared = game.declared();
    boolean keepsDate = kept.stream().anyMatch(label -> label.startsWith("Date: "));
    Optional<Outcome> score =
        kept.stream()
            .filter(label -> label.startsWith(SCORE))
            .findFirst()
            .flatMap(label -> WrittenScore.outcome(label.substring(SCORE.length())));
    for (Map.Entry<String, String> name : names(game.header()).entrySet()) {
      String label = name.getKey() + ": " + name.getValue();
      boolean isKept = kept.contains(label) && shown(label).equals(label);
      losses.when(
          !isKept && !name.getValue().isEmpty(),
          "the exact wording of '%s'".formatted(name.getValue()));
    }
    return losses
        .without(
            Part.RESULT_KIND,
            Part.REMARKS,
            Part.CLOCKS,
            Part.EVALUATIONS,
            Part.VARIATIONS,
            Part.THEORY)
        .when(!keepsDate && !game.header().date().equals(GameDate.UNKNOWN), Part.DATE.phrase())
        .when(score.isEmpty() && declared.blackDiscs().isPresent(), Part.SCORE.phrase())
        .when(
            declared.boardDiff().isPresent()
                && !score.map(Outcome::boardDiff).equals(Optional.of(declared.boardDiff())),
            Part.BOARD_SCORE.phrase())
        .when(declared.winner().isPresent(), "who won")
        .phrases();
  }

  private static Map<String, String> names(GameHeader header) {
    return Map.of(
        "Black", header.black(),
        "White", header.white(),
        "Event", header.event(),
        "Place", header.place());
  }
}
