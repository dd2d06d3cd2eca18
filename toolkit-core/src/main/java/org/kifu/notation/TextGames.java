package org.kifu.notation;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;

/**
 * The games of a text in which each game begins with a sign. Text between the games is skipped with
 * a finding.
 */
public final class TextGames implements Iterator<ParsedGame> {
  /** A reader of a game from its first byte to its end. */
  @FunctionalInterface
  public interface OneGame {
    /**
     * Reads the game that begins here.
     *
     * @param number the number of the game in the source, from 1
     */
    ParsedGame read(TextCursor cursor, int number);
  }

  private final TextCursor cursor;
  private final SourceLocation start;
  private final String separators;
  private final Comments comments;
  private final Predicate<TextCursor> beginsAt;
  private final OneGame oneGame;
  private final Consumer<Problem> problems;
  private IgnoredText passed = new IgnoredText();
  private int games;

  /**
   * Starts before the first game.
   *
   * @param separators signs between games that mean nothing
   * @param comments the comments between games
   * @param beginsAt whether a game begins at the place of the cursor
   * @param problems the receiver of findings about text between the games, and of the finding that
   *     there are no games
   */
  public TextGames(
      Source source,
      InputStream stream,
      String separators,
      Comments comments,
      Predicate<TextCursor> beginsAt,
      OneGame oneGame,
      Consumer<Problem> problems) {
    this.cursor = new TextCursor(source, stream);
    this.start = cursor.here();
    this.separators = separators;
    this.comments = comments;
    this.beginsAt = beginsAt;
    this.oneGame = oneGame;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    Comments.Place place = new Comments.Place();
    while (cursor.peek() != TextCursor.END) {
      if (place.mayBegin(comments, cursor.peek()) && takeComment(place)) {
        continue;
      }
      if (beginsAt.test(cursor)) {
        break;
      }
      place.pass(cursor.peek());
      if (separators.indexOf(cursor.peek()) >= 0) {
        cursor.next();
      } else {
        passed.take(cursor);
      }
    }
    if (!passed.isEmpty()) {
      problems.accept(passed.problem(0));
    }
    passed = new IgnoredText();
    if (cursor.peek() == TextCursor.END && games == 0) {
      games = -1; // report it only once
      problems.accept(
          Problem.of(ProblemCode.NO_GAMES, start, "no game begins anywhere in the text"));
    }
    return cursor.peek() != TextCursor.END;
  }

  private boolean takeComment(Comments.Place place) {
    return takeWholeComment() || place.isBegin() && takeOpenComment();
  }

  private boolean takeWholeComment() {
    SourceLocation where = cursor.here();
    cursor.mark();
    boolean isTaken = comments.take(cursor);
    if (isTaken) {
      passed.take(cursor.markedText().bytes(), where);
    }
    return isTaken;
  }

  /** Takes a comment without an end, which is told: it may hold games. */
  private boolean takeOpenComment() {
    if (!comments.isOpenAt(cursor)) {
      return false;
    }
    String message =
        "the comment has no end: } is missing; the text up to the next tags is ignored";
    problems.accept(Problem.of(ProblemCode.UNREADABLE, cursor.here(), message));
    while (cursor.peek() != TextCursor.END && !comments.isNextGameAt(cursor)) {
      passed.take(cursor);
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    games++;
    return oneGame.read(cursor, games);
  }
}
