package org.kifu.format.ggf;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.kifu.format.ReadOptions;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.IgnoredText;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;

/** The games of one source. */
final class GgfGames implements Iterator<ParsedGame> {
  /** The most digits of a count of games. */
  private static final int COUNT_DIGITS = 3;

  private final TextCursor cursor;
  private final SourceLocation start;
  private final String rules;
  private final Consumer<Problem> problems;
  private IgnoredText passed = new IgnoredText();
  private MatchCount match = MatchCount.NONE;
  private boolean isAfterWord;
  private int games;

  GgfGames(Source source, InputStream stream, ReadOptions options) {
    this.cursor = new TextCursor(source, stream);
    this.start = cursor.here();
    this.rules = options.rules().name();
    this.problems = options.problems();
  }

  @Override
  public boolean hasNext() {
    while (cursor.peek() != TextCursor.END && !isGame(0)) {
      int digits = countAhead();
      if (digits > 0) {
        report(); // text before the count belongs to no match
        endMatch();
        match = MatchCount.read(cursor, digits);
      } else {
        isAfterWord = Character.isLetterOrDigit(cursor.peek());
        passed.take(cursor);
      }
    }
    report();
    if (cursor.peek() == TextCursor.END) {
      endMatch();
      reportNoGames();
      return false;
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    isAfterWord = false;
    match = match.withGame(cursor.here().line(), problems);
    games++;
    GgfGame game = new GgfGame(cursor, games, rules);
    ParsedGame parsed = game.read();
    match = game.isBroken() ? MatchCount.NONE : match.endedIn(cursor.here().line());
    return parsed;
  }

  private boolean isGame(int ahead) {
    return cursor.peek(ahead) == '(' && cursor.peek(ahead + 1) == ';' && !isTree(ahead + 2);
  }

  /** Whether a tree of SGF, whose games have numbers, begins after an index. */
  private boolean isTree(int from) {
    int at = from;
    while (at < from + 64 && TextCursor.isBlank(cursor.peek(at))) {
      at++;
    }
    boolean isFormat = cursor.peek(at) == 'F' && cursor.peek(at + 1) == 'F';
    boolean isGame = cursor.peek(at) == 'G' && cursor.peek(at + 1) == 'M';
    return (isFormat || isGame) && cursor.peek(at + 2) == '[' && isDigit(cursor.peek(at + 3));
  }

  /** The number of digits here, if they count the games that follow in this line. */
  private int countAhead() {
    int digits = 0;
    while (!isAfterWord && digits < COUNT_DIGITS && isDigit(cursor.peek(digits))) {
      digits++;
    }
    int blanks = 0;
    while (blanks < 64 && isSpace(cursor.peek(digits + blanks))) {
      blanks++;
    }
    return blanks > 0 && isGame(digits + blanks) ? digits : 0;
  }

  private static boolean isSpace(int c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Ends a run of text between games. */
  private void report() {
    if (!passed.isEmpty()) {
      problems.accept(passed.problem(0));
      endMatch();
    }
    passed = new IgnoredText();
  }

  private void endMatch() {
    match.end(problems);
    match = MatchCount.NONE;
  }

  private void reportNoGames() {
    if (games == 0) {
      games = -1; // reported once
      problems.accept(Problem.of(ProblemCode.NO_GAMES, start, "no game: a game begins with (;"));
    }
  }

  /**
   * The number before the games of a match, and the number of games so far.
   *
   * @param said the written number; 0 if there is none
   * @param where its place
   * @param seen the number of games so far
   * @param line the line in which the last game ended
   */
  private record MatchCount(int said, SourceLocation where, int seen, int line) {
    /** No match. */
    static final MatchCount NONE = new MatchCount(0, SourceLocation.whole(""), 0, 0);

    /** Takes a number with this many digits. */
    static MatchCount read(TextCursor cursor, int digits) {
      SourceLocation where = cursor.here();
      int said = 0;
      for (int i = 0; i < digits; i++) {
        said = 10 * said + cursor.next() - '0';
      }
      return new MatchCount(said, where, 0, where.line());
    }

    /** Counts a game, which belongs to the match if it is missing or begins in its last line. */
    MatchCount withGame(int startLine, Consumer<Problem> problems) {
      if (said == 0) {
        return this;
      }
      if (seen == said && startLine != line) {
        return NONE;
      }
      if (seen == said) {
        String message =
            "the match says %s, and another one is in its line".formatted(Counted.of(said, "game"));
        problems.accept(Problem.of(ProblemCode.RECORD_COUNT, where, message));
      }
      return new MatchCount(said, where, seen + 1, line);
    }

    MatchCount endedIn(int endLine) {
      return said == 0 ? this : new MatchCount(said, where, seen, endLine);
    }

    /** Reports missing games. */
    void end(Consumer<Problem> problems) {
      if (seen < said) {
        String message = "the match says %s, found %d".formatted(Counted.of(said, "game"), seen);
        problems.accept(Problem.of(ProblemCode.TRUNCATED, where, message));
      }
    }
  }
}
