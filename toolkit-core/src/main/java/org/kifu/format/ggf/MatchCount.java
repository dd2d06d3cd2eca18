package org.kifu.format.ggf;

import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.TextCursor;

/**
 * The number before the games of a match, and how many of them have come.
 *
 * @param said the number; 0 if none is written
 * @param where its place
 * @param seen the games that have come
 * @param line the line in which the last of them ended
 */
record MatchCount(int said, SourceLocation where, int seen, int line) {
  /** No match is begun. */
  static final MatchCount NONE = new MatchCount(0, SourceLocation.whole(""), 0, 0);

  /** Takes a number of so many digits. */
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
          "the match says %d %s, and another one is in its line"
              .formatted(said, said == 1 ? "game" : "games");
      problems.accept(new Problem(ProblemCode.RECORD_COUNT, where, 0, 0, message));
    }
    return new MatchCount(said, where, seen + 1, line);
  }

  MatchCount endedIn(int endLine) {
    return said == 0 ? this : new MatchCount(said, where, seen, endLine);
  }

  /** Says so if games are missing. */
  void end(Consumer<Problem> problems) {
    if (seen < said) {
      String message = "the match says %d games, found %d".formatted(said, seen);
      problems.accept(new Problem(ProblemCode.TRUNCATED, where, 0, 0, message));
    }
  }
}
