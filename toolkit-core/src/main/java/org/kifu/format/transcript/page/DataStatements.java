package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Squares in the {@code DATA} statements of a program in Basic, {@code 1000 DATA 56,46,35}: the
 * squares of consecutive statements become one line, without the line numbers.
 */
final class DataStatements {
  private static final String SQUARE = "(?:[1-8][1-8]|\"?[a-h][1-8]\"?)";

  /** A statement; the number of squares may come before them, and is not a square itself. */
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?i)\\s*(?:\\d{1,5}\\s*)?DATA\\s+(?:(?!SQUARE)\\d{1,2}\\s*,\\s*)?(SQUARE(?:\\s*,\\s*SQUARE)*+)\\s*"
              .replace("SQUARE", SQUARE));

  /** The most statements of a game, one for each move. */
  private static final int MOST_LINES = 60;

  private final Supplier<Optional<TextLine>> further;

  /** The line after the statements, which had to be read ahead. */
  private Optional<TextLine> behind = Optional.empty();

  /**
   * Starts before the first line.
   *
   * @param further gives the line after the current one
   */
  DataStatements(Supplier<Optional<TextLine>> further) {
    this.further = further;
  }

  /** Whether a line is a {@code DATA} statement. */
  static boolean holds(String text) {
    int first = 0;
    while (first < text.length() && isBeforeWord(text.charAt(first))) {
      first++;
    }
    boolean mayBe = first < text.length() && (text.charAt(first) | 0x20) == 'd';
    return mayBe && STATEMENT.matcher(text).matches();
  }

  private static boolean isBeforeWord(char c) {
    return WrittenScore.isDigit(c) || Character.isWhitespace(c);
  }

  /** Takes the line that was read ahead, which follows the lines read. */
  Optional<TextLine> takeBehind() {
    Optional<TextLine> taken = behind;
    behind = Optional.empty();
    return taken;
  }

  /** Returns the squares of a statement and of the statements after it. */
  TextLine line(TextLine first) {
    List<TextLine> statements = new ArrayList<>(List.of(first));
    behind = further.get();
    while (behind.filter(DataStatements::goesOn).isPresent() && statements.size() < MOST_LINES) {
      statements.add(behind.get());
      behind = further.get();
    }
    TextLine joined = LineRewriter.joined(statements);
    LineRewriter written = new LineRewriter(joined);
    int start = 0;
    for (TextLine each : statements) {
      Matcher statement = STATEMENT.matcher(each.text());
      if (statement.matches()) {
        written.put(" ", start);
        squares(written, joined.text(), start + statement.start(1), start + statement.end(1));
      }
      start += each.text().length() + 1;
    }
    return written.line();
  }

  private static boolean goesOn(TextLine line) {
    return !line.isTooLong() && holds(line.text());
  }

  private static void squares(LineRewriter written, String text, int from, int to) {
    for (int at = from; at < to; at++) {
      if (text.charAt(at) != '"') {
        written.keep(at, at + 1);
      }
    }
  }
}
