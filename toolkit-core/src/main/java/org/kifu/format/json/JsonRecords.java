package org.kifu.format.json;

import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.TextCursor;

/**
 * The records of a source of JSON, one after the other, known by their beginnings. All other
 * objects are parts of damaged ones, or are around records.
 */
final class JsonRecords {
  /** The most commas between two records. */
  private static final int MOST_COMMAS = 2;

  private final String rules;
  private final Consumer<Problem> problems;
  private int commas;

  /** Starts before the first record. */
  JsonRecords(String rules, Consumer<Problem> problems) {
    this.rules = rules;
    this.problems = problems;
  }

  /** Whether a record begins at the next byte, which follows a record or a byte of none. */
  boolean beginsAt(TextCursor cursor) {
    int c = cursor.peek();
    if (c == '{' && JsonBeginning.isAt(cursor::peek)) {
      return true;
    }
    if (c == ',') {
      takeComma(cursor);
    } else if (!TextCursor.isBlank(c)) {
      commas = MOST_COMMAS;
    }
    return false;
  }

  private void takeComma(TextCursor cursor) {
    commas++;
    if (commas == MOST_COMMAS) {
      String message = "there is nothing between two commas";
      problems.accept(Problem.of(ProblemCode.TEXT_IGNORED, cursor.here(), message));
    }
  }

  /** Reads the record that begins here. */
  ParsedGame read(TextCursor cursor, int number) {
    JsonGame game = new JsonGame(cursor.here(), number, rules);
    cursor.mark();
    JsonText text = new JsonText(cursor);
    text.take();
    if (cursor.isFull()) {
      game.refuseLength();
    } else if (!game.read(cursor.markedText()) && text.goesOn()) {
      game.closesEarly(cursor.here());
      text.goOn();
    }
    commas = 0;
    return game.parsed(cursor.here(), cursor);
  }
}
