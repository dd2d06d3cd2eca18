package org.kifu.format.ggf;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.IgnoredText;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/** A reader of one game, from its {@code (;} to its {@code ;)}. */
final class GgfGame {
  /** The greatest number of letters and blanks in which the name of the next game is looked for. */
  private static final int AHEAD = 40;

  private final TextCursor cursor;
  private final RecordDraft draft;
  private final GgfTags tags;
  private final String rules;
  private IgnoredText passed = new IgnoredText();
  private boolean isTooLong;
  private boolean isBroken;

  GgfGame(TextCursor cursor, int number, String rules) {
    this.cursor = cursor;
    this.draft = new RecordDraft(number, cursor.here());
    this.tags = new GgfTags(draft);
    this.rules = rules;
  }

  ParsedGame read() {
    cursor.mark();
    cursor.next();
    cursor.next();
    while (readTag()) {
      checkLength();
    }
    SourceLocation end = cursor.here();
    readEnd();
    draft.rules(tags.finish(rules));
    return draft.parsed(end, cursor);
  }

  /** Whether the game had no end, so that it may have swallowed some of the text after it. */
  boolean isBroken() {
    return isBroken;
  }

  /** Reads the next tag; false at the end of the game. */
  private boolean readTag() {
    int c = cursor.peek();
    boolean isEnd = c == TextCursor.END || c == ')' || c == ';' && cursor.peek(1) == ')';
    if (isEnd || isNextGame()) {
      ignore();
      return false;
    }
    int letters = nameAhead(0);
    if (letters > 0 && cursor.peek(letters) == '[') {
      ignore();
      return readTag(letters);
    }
    passed.take(cursor);
    return true;
  }

  private boolean readTag(int letters) {
    SourceLocation where = cursor.here();
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      name.append((char) cursor.next());
    }
    cursor.next();
    SourceLocation valueAt = cursor.here();
    ByteArrayOutputStream value = new ByteArrayOutputStream();
    while (cursor.peek() != ']') {
      if (cursor.peek() == TextCursor.END || isNextGame() && !isQuoted()) {
        String message = "the value of %s has no end: ']' is missing".formatted(name);
        draft.problem(ProblemCode.UNREADABLE, where, message);
        isBroken = true;
        return false;
      }
      int c = cursor.next();
      if (value.size() < TextCursor.MAX_BYTES) {
        value.write(c);
      }
    }
    cursor.next();
    if (!isTooLong) {
      String text = TextCursor.text(value.toByteArray());
      tags.take(name.toString().toUpperCase(Locale.ROOT), text, valueAt);
    }
    return true;
  }

  /** Skips the rest of a game that is too long. */
  private void checkLength() {
    if (cursor.isFull() && !isTooLong) {
      isTooLong = true;
      String message = "a game longer than %d bytes".formatted(TextCursor.MAX_BYTES);
      draft.problem(ProblemCode.UNREADABLE, cursor.here(), message);
    }
  }

  /** Takes the end, which may lack its semicolon. */
  private void readEnd() {
    SourceLocation where = cursor.here();
    if (isBroken) {
      return; // this has been reported
    }
    if (cursor.peek() == ';') {
      cursor.next();
      cursor.next();
    } else if (cursor.peek() == ')') {
      cursor.next();
      draft.problem(ProblemCode.TEXT_IGNORED, where, "expected ;) at the end, found )");
    } else if (cursor.peek() == TextCursor.END) {
      isBroken = true;
      draft.problem(ProblemCode.TRUNCATED, where, "the source ends in the middle of the game");
    } else {
      isBroken = true;
      draft.problem(
          ProblemCode.UNREADABLE, where, "the next game begins before the end of this one");
    }
  }

  /** Whether another game begins here; only a tag distinguishes it from a smiley. */
  private boolean isNextGame() {
    if (cursor.peek() != '(' || cursor.peek(1) != ';') {
      return false;
    }
    int at = 2;
    while (at < AHEAD && TextCursor.isBlank(cursor.peek(at))) {
      at++;
    }
    int letters = nameAhead(at);
    return letters > 0 && cursor.peek(at + letters) == '[';
  }

  /**
   * Whether the beginning of a game within a value is a quotation: in the middle of a line, and
   * with a first value that has brackets in it or no end.
   */
  private boolean isQuoted() {
    int at = 2;
    while (at < 2 * AHEAD && cursor.peek(at) != '[') {
      at++;
    }
    int end = at + 1;
    while (end < at + AHEAD && "[]()".indexOf(cursor.peek(end)) < 0) {
      end++;
    }
    return cursor.peek(end) != ']' && cursor.here().column() > 1;
  }

  private int nameAhead(int from) {
    int letters = 0;
    while (letters < AHEAD && isLetter(cursor.peek(from + letters))) {
      letters++;
    }
    return letters;
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private void ignore() {
    if (!isTooLong) {
      draft.ignore(passed);
    }
    passed = new IgnoredText();
  }
}
