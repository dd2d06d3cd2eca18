package org.kifu.format.text.games;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.LeftOut;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Rows that belong to no game: one finding for each run of them, which says how many hold names,
 * scores, dates or boards. Text that no row holds is told once for each kind.
 */
final class IgnoredRows {
  private static final int SHOWN = 40;

  private static final Pattern MOVES = Pattern.compile("(?:[a-hA-H][1-8]\\W{0,3}+){4}");

  /** A part of a board on one line, with a disc, which has more than a row of it. */
  private static final Pattern BOARD = Pattern.compile("\\s*(?=\\S*[XOxo])[-.*XOxo]{9,}+\\s*");

  private final Consumer<Problem> problems;
  private final Map<IgnoredKind, Integer> kinds = new EnumMap<>(IgnoredKind.class);
  private final Map<LeftOut.Kind, LeftText> leftOut = new EnumMap<>(LeftOut.Kind.class);
  private @Nullable PlacedText first;
  private int count;

  IgnoredRows(Consumer<Problem> problems) {
    this.problems = problems;
  }

  /** The kind of an ignored row, and its name for one and for several. */
  private enum IgnoredKind {
    NAMES("with names", "names"),
    SCORE("with a score", "a score"),
    DATE("with a date", "a date"),
    BOARD("of a board", "a board"),
    SQUARES("with squares", "squares"),
    NUMBERS("of numbers", "numbers"),
    OTHER("", "");

    private final String ofSeveral;
    private final String ofOne;

    IgnoredKind(String ofSeveral, String ofOne) {
      this.ofSeveral = ofSeveral;
      this.ofOne = ofOne;
    }

    static IgnoredKind of(Row row, boolean isBoard) {
      if (isBoard) {
        return BOARD;
      }
      LineStatement statement = LineStatement.of(row);
      if (statement != LineStatement.OTHER) {
        return valueOf(statement.name());
      }
      RowContent content = RowContent.of(row);
      return content.squares() > 0
          ? SQUARES
          : content.words() == 0 && content.numbers() > 0 ? NUMBERS : OTHER;
    }
  }

  /** The least number of columns of a board. */
  private static final int LEAST_OF_HEADING = 4;

  /** Texts of one kind that no row holds. */
  private record LeftText(int count, SourceLocation where, String shown) {}

  /**
   * Takes a row; nothing if it has only signs or passes.
   *
   * @param isBoard whether it is of a board
   * @param mayBeHeading whether letters and numbers alone may name the columns of a board
   */
  void take(Row row, boolean isBoard, boolean mayBeHeading) {
    if (isBoard || !isDress(row, mayBeHeading)) {
      kinds.merge(IgnoredKind.of(row, isBoard), 1, Integer::sum);
      first = first == null ? text(row) : first;
      count++;
    }
  }

  private static boolean isDress(Row row, boolean mayBeHeading) {
    RowContent content = RowContent.of(row);
    long signs = row.text().chars().filter(Character::isLetterOrDigit).count();
    return content.isDress()
        && !BOARD.matcher(row.text()).matches()
        && (content.passes() > 0 || signs == 0 || mayBeHeading && signs >= LEAST_OF_HEADING);
  }

  /** The text of the first cell that is not blank. */
  private static PlacedText text(Row row) {
    return row.cells().stream()
        .map(Cell::text)
        .filter(text -> !text.isBlank())
        .findFirst()
        .orElse(row.cells().getFirst().text())
        .strip();
  }

  /**
   * Takes a text that no row holds. Programs, looks, heads, and comments without moves are dress.
   */
  void take(LeftOut text) {
    boolean isTold =
        switch (text.kind()) {
          case HIDDEN, VARIATION, CUT, SIGNATURE -> true;
          case COMMENT, SCRIPT -> MOVES.matcher(text.text()).find();
          case STYLE, HEAD, AGAIN -> false;
        };
    if (isTold) {
      PlacedText words = text.text().strip();
      LeftText one = new LeftText(1, words.at(0), shown(words));
      leftOut.merge(
          text.kind(), one, (all, _) -> new LeftText(all.count + 1, all.where, all.shown));
    }
  }

  /** Ends the run before a game, or at the end. */
  void report() {
    PlacedText text = first;
    if (text != null) {
      problems.accept(Problem.of(ProblemCode.TEXT_IGNORED, text.at(0), message(shown(text))));
    }
    first = null;
    count = 0;
    kinds.clear();
  }

  /** Ends the text. */
  void end() {
    report();
    leftOut.forEach(
        (kind, text) ->
            problems.accept(
                Problem.of(
                    kind == LeftOut.Kind.CUT ? ProblemCode.UNREADABLE : ProblemCode.TEXT_IGNORED,
                    text.where(),
                    "%s%s: '%s'"
                        .formatted(
                            words(kind),
                            text.count() > 1 ? " " + text.count() + " times" : "",
                            text.shown()))));
    leftOut.clear();
  }

  private String message(String shown) {
    IgnoredKind only = kinds.keySet().iterator().next();
    if (count == 1) {
      return "ignored a line without moves: '%s'".formatted(shown)
          + (only == IgnoredKind.OTHER ? "" : ", which holds " + only.ofOne);
    }
    StringBuilder of = new StringBuilder();
    kinds.forEach(
        (kind, number) -> {
          if (kind != IgnoredKind.OTHER) {
            of.append(of.isEmpty() ? ": " : ", ").append(number).append(' ').append(kind.ofSeveral);
          }
        });
    return "ignored %s without moves, from '%s' on%s"
        .formatted(Counted.of(count, "line"), shown, of);
  }

  private static String words(LeftOut.Kind kind) {
    return switch (kind) {
      case HIDDEN -> "ignored text that a web page hides";
      case VARIATION -> "ignored moves that were not played";
      case SIGNATURE -> "ignored a line of the signature of a mail";
      case CUT -> "the data are damaged at a value that is not whole";
      case COMMENT -> "ignored moves in a comment of a web page";
      case SCRIPT -> "ignored moves in a program of a web page";
      case STYLE, HEAD, AGAIN -> "ignored text";
    };
  }

  private static String shown(PlacedText text) {
    String beginning = text.toString().substring(0, Math.min(text.length(), 2 * SHOWN));
    String written = beginning.replaceAll("\\s+", " ");
    return written.length() > SHOWN ? written.substring(0, SHOWN) + "..." : written;
  }
}
