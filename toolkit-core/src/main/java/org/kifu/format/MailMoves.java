package org.kifu.format;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.notation.CompatibleForm;
import org.kifu.notation.UnreadText;
import org.kifu.source.Source;
import org.kifu.source.text.QuotedPrintable;
import org.kifu.source.text.TextCursor;
import org.kifu.source.text.TextLines;

/**
 * The moves of a part of a mail, as far as they are needed to decide whether another part repeats
 * them: runs of five squares, or of five numbers of a diagram, and boards that are set up. Tags and
 * entities of web pages do not interrupt a run.
 */
final class MailMoves {
  private static final Pattern MARKUP = Pattern.compile("<[^<>]*+>|&#?\\w{1,8};");

  /** Style sheets, whose rules for h1, h2, h3 and so on would pass for squares. */
  private static final Pattern STYLE =
      Pattern.compile("(?i)<style\\b[^<>]*+>[^<]*+</style[^<>]*+>");

  /** The length up to which the moves of a part are recorded. */
  private static final int MOST = 1 << 18;

  /** The length of a run that is looked for; where two known runs meet, fewer runs are new. */
  private static final int ROW = UnreadText.LEAST_SQUARES;

  private static final int BITS = 6;
  private static final int MASK = (1 << ROW * BITS) - 1;

  /** The last squares or numbers, and the count so far. */
  private record Last(int row, int count) {
    Last and(char next) {
      return new Last((row << BITS | next) & MASK, count + 1);
    }

    boolean isRow() {
      return count >= ROW;
    }
  }

  private static final Last NONE = new Last(0, 0);

  private final Set<Integer> squares = new HashSet<>();
  private final Set<Integer> numbers = new HashSet<>();
  private final Set<String> boards = new HashSet<>();
  private Last lastSquares = NONE;
  private Last lastNumbers = NONE;

  /** The text of lines of a mail, without quoted-printable and full-width forms. */
  static String text(byte[] lines) {
    byte[] decoded = QuotedPrintable.of(lines, lines.length).bytes(); // =C3 is not a square
    return CompatibleForm.of(TextCursor.text(decoded));
  }

  /** Adds the moves of lines that follow the lines so far. */
  void add(String text) {
    UnreadText.SquareRow row = UnreadText.row(withoutMarkup(text));
    lastSquares = add(row.squares(), lastSquares, squares);
    lastNumbers = add(row.numbers(), lastNumbers, numbers);
    for (UnreadText.LineRun run : runs(text)) {
      add(run.row().squares(), NONE, squares);
      add(run.row().numbers(), NONE, numbers);
    }
    boardsIn(text).limit(MOST - boards.size()).forEach(boards::add);
  }

  private static Last add(String all, Last before, Set<Integer> rows) {
    Last last = before;
    for (int i = 0; i < all.length(); i++) {
      last = last.and(all.charAt(i));
      if (last.isRow() && rows.size() < MOST) {
        rows.add(last.row());
      }
    }
    return last;
  }

  /** Whether all moves of a text are already known. */
  boolean hold(String text) {
    String plain = withoutMarkup(text);
    return isSaid(withoutStyle(text))
        && isSaid(plain)
        && !isFarFrom(UnreadText.row(plain).squares(), squares)
        && boardsIn(text).allMatch(boards::contains);
  }

  private static Stream<String> boardsIn(String text) {
    return UnreadText.CELLS.matcher(text).results().map(MatchResult::group);
  }

  private boolean isSaid(String text) {
    return runs(text).stream()
        .map(UnreadText.LineRun::row)
        .allMatch(row -> isSaid(row.squares(), squares) && isSaid(row.numbers(), numbers));
  }

  private static boolean isSaid(String all, Set<Integer> rows) {
    Last last = NONE;
    int fresh = ROW - 1; // a row that begins with a new square is new
    for (int i = 0; i < all.length() && fresh < ROW; i++) {
      last = last.and(all.charAt(i));
      fresh = !last.isRow() ? fresh : rows.contains(last.row()) ? 0 : fresh + 1;
    }
    return !last.isRow() || fresh == 0;
  }

  /** Whether {@link #ROW} squares, whatever words separate them, belong to no known row. */
  private static boolean isFarFrom(String all, Set<Integer> rows) {
    Last last = NONE;
    int known = 0;
    boolean isFar = false;
    for (int i = 0; i < all.length() && !isFar; i++) {
      last = last.and(all.charAt(i));
      if (last.isRow() && rows.contains(last.row())) {
        isFar = i + 1 - ROW - known >= ROW;
        known = i + 1;
      }
    }
    return isFar || all.length() - known >= ROW;
  }

  private static List<UnreadText.LineRun> runs(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new UnreadText(TextLines.of(Source.of("", bytes), bytes)).runs();
  }

  private static String withoutMarkup(String text) {
    return MARKUP.matcher(withoutStyle(text)).replaceAll(" ");
  }

  private static String withoutStyle(String text) {
    return STYLE.matcher(text).replaceAll(" ");
  }
}
