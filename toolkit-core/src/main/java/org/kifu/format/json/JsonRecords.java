package org.kifu.format.json;

import java.util.function.Consumer;
import org.kifu.format.json.JsonShapes.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextCursor;
import org.kifu.source.text.Utf8Text;

/**
 * The records of a source of JSON, one after the other. After damage, an object is a record if it
 * begins like the records before it, or begins a line in their column, or can be read whole and has
 * moves; all other objects are parts of the damaged one.
 */
final class JsonRecords {
  /** The number of bytes that may be read twice at first. */
  private static final long FIRST_CREDIT = TextCursor.MAX_BYTES;

  /** The number of bytes for each byte of a record that may be read twice: time is linear. */
  private static final int CREDIT_PER_BYTE = 4;

  private static final long MOST_CREDIT = 4L * TextCursor.MAX_BYTES;

  /** The distance from the end of a broken record at which the beginning of another is believed. */
  private static final int LEAST_ROOM = 1 << 16;

  private static final int MOST_ROOM = (TextCursor.MAX_BYTES >> 1) - 1024;

  /** The most commas between two records. */
  private static final int MOST_COMMAS = 2;

  private final String rules;
  private final Consumer<Problem> problems;
  private final JsonShapes shapes = new JsonShapes();
  private final JsonSurroundings surroundings = new JsonSurroundings();
  private long credit = FIRST_CREDIT;
  private long longest;
  private boolean isDamaged;
  private boolean isAnyDamaged;
  private boolean isSure;

  /** The offset of the last record found, and its beginning. */
  private long beginning = -1;

  private long shape;

  /** The beginning of the last whole record. */
  private long readShape = JsonShapes.NONE;

  /** The first offset at which a record may begin, in an object around records. */
  private long firstWithin;

  private boolean isLineStart = true;
  private int commas;

  /** Starts before the first record. */
  JsonRecords(String rules, Consumer<Problem> problems) {
    this.rules = rules;
    this.problems = problems;
  }

  /** Whether a record begins at the next byte, which follows a record or a byte of none. */
  boolean beginsAt(TextCursor cursor) {
    int c = cursor.peek();
    if (c == '{' && mayBegin(cursor) && (cursor.offset() == beginning || isBeginning(cursor))) {
      beginning = cursor.offset(); // a repeated request
      return true;
    }
    if (surroundings.isOpen() || c == '{' && firstWithin > cursor.offset()) {
      surroundings.step(c);
    } else {
      isDamaged |= c == '{' || c == '"' || c == '}';
      isAnyDamaged |= isDamaged;
    }
    isLineStart = c == '\n' || c == '\r' || isLineStart && TextCursor.isBlank(c);
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

  private boolean mayBegin(TextCursor cursor) {
    return cursor.offset() >= firstWithin && !surroundings.isInString();
  }

  private boolean isBeginning(TextCursor cursor) {
    shape = JsonShapes.of(cursor::peek);
    Kind kind = shapes.kind(shape);
    isSure =
        switch (kind) {
          case RECORD -> true;
          case PART -> false;
          case UNKNOWN -> !isDamaged;
        };
    boolean mayBe = kind == Kind.PART ? !isDamaged : shape != JsonShapes.NONE;
    return (isSure || mayBe) && isGame(cursor, kind) && (isSure || isWhole(cursor));
  }

  /** Whether an object is a record according to its outline, and not an object around records. */
  private boolean isGame(TextCursor cursor, Kind kind) {
    boolean isLikeLast = kind == Kind.RECORD && shape == readShape;
    if (isLikeLast || credit <= 0) {
      return true;
    }
    SourceLocation start = cursor.here();
    cursor.mark();
    JsonOutline outline = new JsonOutline(cursor, Math.min(credit, MOST_ROOM), kind == Kind.RECORD);
    goBack(cursor, start);
    if (outline.kind() == JsonOutline.Kind.AROUND_GAMES) {
      firstWithin = outline.firstGame().orElse(start).offset();
      return false;
    }
    if (outline.isPlain()) {
      return false; // a game as other programs write it, which is read as text
    }
    return outline.kind() != JsonOutline.Kind.OTHER
        || kind == Kind.RECORD
        || !surroundings.isOpen();
  }

  /** Whether an object is whole, has moves, and is not within another; the cursor stays. */
  private boolean isWhole(TextCursor cursor) {
    if (credit <= 0) {
      return false;
    }
    SourceLocation start = cursor.here();
    cursor.mark();
    JsonText text = new JsonText(cursor, shapes, Math.min(credit, MOST_ROOM));
    text.takeWithinRoom();
    JsonGame game = new JsonGame(start, 1, rules);
    boolean isAlone = surroundings.isOpen() || !goesOn(cursor);
    boolean isWhole = text.isClosed() && isAlone && game.read(cursor.markedText());
    goBack(cursor, start);
    return isWhole;
  }

  private void goBack(TextCursor cursor, SourceLocation place) {
    credit -= cursor.offset() - place.offset();
    cursor.returnTo(place);
  }

  /** Reads the record that begins here. */
  ParsedGame read(TextCursor cursor, int number) {
    SourceLocation start = cursor.here();
    JsonGame game = new JsonGame(start, number, rules);
    boolean isFirstOfLine = isLineStart;
    shapes.begin(shape, cursor::peek, start.column());
    cursor.mark();
    JsonText text = new JsonText(cursor, shapes, room());
    text.take();
    endBeforeDoubt(text, cursor);
    if (cursor.isFull()) {
      game.refuseLength();
    } else if (isWhole(game, text, cursor.markedText())) {
      learn(isFirstOfLine ? start.column() : shapes.column(), cursor);
    } else if (text.isClosed() && !surroundings.isOpen() && text.goesOn()) {
      game.closesEarly(cursor.here());
      text.goOn();
      endBeforeDoubt(text, cursor);
    }
    commas = 0;
    isDamaged = !text.isClosed();
    isAnyDamaged |= isDamaged;
    if (isDamaged) {
      surroundings.leave();
    }
    isLineStart = text.isLineStart();
    credit = Math.min(MOST_CREDIT, credit + CREDIT_PER_BYTE * cursor.markedCount());
    return game.parsed(cursor.here(), cursor);
  }

  private boolean isWhole(JsonGame game, JsonText text, Utf8Text content) {
    boolean isWhole = game.read(content) && text.isClosed();
    if (isWhole) {
      longest = Math.max(longest, content.size());
      readShape = shape;
      shapes.learnParts(content.bytes(), text.isInDoubt());
    }
    return isWhole;
  }

  /** Learns from a record, unless it may be a part of a damaged one. */
  private void learn(int column, TextCursor cursor) {
    if (isSure && !(isAnyDamaged && shapes.isEmpty() && goesOn(cursor))) {
      shapes.learn(shape, column);
    }
  }

  /** Whether the following text belongs to an object around the one before it. */
  private static boolean goesOn(TextCursor cursor) {
    return new JsonScanner.Ahead(cursor::peek, 0).isBehind("[],", "\"}:");
  }

  /** The number of bytes to read after a possible beginning of a record, likely a part. */
  private long room() {
    long hope = shapes.isEmpty() ? MOST_ROOM : Math.max(LEAST_ROOM, 4 * longest);
    return Math.min(credit, Math.min(hope, MOST_ROOM));
  }

  private void endBeforeDoubt(JsonText text, TextCursor cursor) {
    SourceLocation doubt = text.doubt();
    if (doubt != null) {
      goBack(cursor, doubt);
    }
  }

  /** The brackets that are open around the games of an object of JSON. */
  private static final class JsonSurroundings {
    private final StringBuilder brackets = new StringBuilder();
    private final JsonScanner.Strings strings = new JsonScanner.Strings();

    /** Whether the next byte is in an object that is not a game. */
    boolean isOpen() {
      return !brackets.isEmpty();
    }

    /** Whether the next byte is in a string there. */
    boolean isInString() {
      return strings.isOpen();
    }

    /** Forgets the brackets, since the text is damaged. */
    void leave() {
      brackets.setLength(0);
      strings.cut();
    }

    /** Takes a byte outside of games. */
    void step(int c) {
      boolean isOutside = strings.isOutside(c);
      if (isOutside && (c == '{' || c == '[')) {
        brackets.append((char) c);
      } else if (isOutside && (c == '}' || c == ']')) {
        close(c == '}' ? '{' : '[');
      }
    }

    private void close(char opened) {
      int last = brackets.length() - 1;
      if (last >= 0 && brackets.charAt(last) == opened) {
        brackets.setLength(last);
      } else {
        leave();
      }
    }
  }
}
