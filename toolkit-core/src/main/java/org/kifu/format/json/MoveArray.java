package org.kifu.format.json;

import java.util.regex.Pattern;
import org.kifu.game.ParsedGame;
import org.kifu.source.text.TextCursor;

/** A source that is an array of moves with an object each, and so one game. */
final class MoveArray {
  /** The length of the examined beginning of an array, which has the first object. */
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

  /** Whether an array begins at the next byte, with only blanks before it. */
  boolean beginsAt(TextCursor cursor) {
    if (isOver) {
      return cursor.offset() == beginning;
    }
    isOver = !TextCursor.isBlank(cursor.peek());
    if (cursor.peek() != '[') {
      return false;
    }
    beginning = BEGINNING.matcher(cursor.ahead(MOST_AHEAD)).matches() ? cursor.offset() : -1;
    return beginning >= 0;
  }

  /** Whether an array was found at the next byte. */
  boolean isAt(TextCursor cursor) {
    return cursor.offset() == beginning;
  }

  /** Reads the game that begins here. */
  ParsedGame read(TextCursor cursor, int number) {
    JsonGame game = new JsonGame(cursor.here(), number, rules);
    return JsonGame.read(cursor, game, _ -> true, QuestFormat.QuestGame::readArray);
  }
}
