package org.kifu.format.json;

import java.util.regex.Pattern;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextCursor;

/** A source that is an array of moves, an object each, and so one game. */
final class MoveArray {
  /** So much of an array is looked at: the first object. */
  private static final int MOST_AHEAD = 500;

  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?is)\\[\\s*\\{[^\\[\\]{}]*" + MoveCell.NAMED_SQUARE + "[^\\[\\]{}]*\\}\\s*,.*");

  private final String rules;
  private boolean isOver;
  private long beginning = -1;

  MoveArray(String rules) {
    this.rules = rules;
  }

  /** Whether one begins at the next byte, which nothing but blanks stands before. */
  boolean beginsAt(TextCursor cursor) {
    if (isOver) {
      return cursor.offset() == beginning;
    }
    isOver = !TextCursor.isBlank(cursor.peek());
    if (cursor.peek() != '[') {
      return false;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < MOST_AHEAD && cursor.peek(i) != TextCursor.END; i++) {
      text.append((char) cursor.peek(i));
    }
    beginning = BEGINNING.matcher(text).matches() ? cursor.offset() : -1;
    return beginning >= 0;
  }

  /** Whether one was found at the next byte. */
  boolean isAt(TextCursor cursor) {
    return cursor.offset() == beginning;
  }

  /** Reads the game that begins here. */
  ParsedGame read(TextCursor cursor, int number) {
    SourceLocation start = cursor.here();
    JsonGame game = new JsonGame(start, number, rules);
    JsonScanner.Strings strings = new JsonScanner.Strings();
    int depth = 0;
    cursor.mark();
    do {
      int c = cursor.next();
      if (strings.isOutside(c)) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
      }
    } while (depth > 0 && cursor.peek() != TextCursor.END && !cursor.isFull());
    if (cursor.isFull()) {
      game.refuseLength();
    } else {
      game.read(cursor.markedText(), QuestFormat.QuestGame::readArray);
    }
    return game.parsed(cursor.here(), cursor);
  }
}
