package org.kifu.format.json;

import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kifu.format.json.JsonShapes.Kind;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextCursor;

/**
 * The bytes of one object of JSON, taken up to its closing bracket. A damaged object without that
 * bracket would swallow the objects after it. So the text ends where another record certainly
 * begins, and remembers the first place at which one may begin; the reader goes back there if no
 * bracket closes the object.
 */
final class JsonText {
  /** The size above which a record is taken to be damaged if another seems to begin in it. */
  private static final int MUCH = TextCursor.MAX_BYTES / 2;

  private final TextCursor cursor;
  private final IntUnaryOperator bytes;
  private final JsonShapes shapes;
  private final long start;
  private int depth;
  private int squares;
  private final JsonScanner.Strings strings = new JsonScanner.Strings();
  private boolean isLineStart;
  private boolean isLineSeen;
  private boolean isStringCut;
  private boolean isReopened;
  private int last = ',';
  private long room;
  private @Nullable SourceLocation doubt;

  /**
   * Starts before an object.
   *
   * @param room the number of bytes to take after a place where a record may begin
   */
  JsonText(TextCursor cursor, JsonShapes shapes, long room) {
    this.cursor = cursor;
    this.bytes = cursor::peek;
    this.shapes = shapes;
    this.room = room;
    this.start = cursor.offset();
  }

  /** Takes the object that begins here, or the existing part of it. */
  void take() {
    do {
      boolean isInside = depth > 0;
      if (isInside && (cursor.peek() == '{' && isRecord() || isLineStart && isOver())) {
        return;
      }
      step(cursor.next());
      reopen();
    } while (depth > 0 && cursor.peek() != TextCursor.END && hasRoom());
  }

  /** The same, but never more than there is room for. */
  void takeWithinRoom() {
    doubt = cursor.here();
    take();
  }

  /** Whether its last bracket was found. */
  boolean isClosed() {
    return depth == 0 && squares == 0;
  }

  /** The place in the taken text where another record may begin, if nothing closed this one. */
  @Nullable SourceLocation doubt() {
    return isClosed() ? null : doubt;
  }

  /** Whether a record seemed to begin within this one. */
  boolean isInDoubt() {
    return doubt != null;
  }

  /** Whether the next byte is the first of its line, except for blanks. */
  boolean isLineStart() {
    return isLineStart;
  }

  /** Whether the next part is a key or a value of this object, and not another object. */
  boolean goesOn() {
    return new JsonScanner.Ahead(bytes, 0).isBehind(",", "\":");
  }

  /** Takes the following text as if the last bracket, and others of its kind, were not there. */
  void goOn() {
    isReopened = true;
    reopen();
    take();
  }

  private void reopen() {
    if (isReopened && depth == 0 && goesOn()) {
      depth = 1;
    }
  }

  private boolean hasRoom() {
    return doubt == null || cursor.offset() - doubt.offset() <= room;
  }

  /** Whether another record certainly begins here; a possible beginning is remembered. */
  private boolean isRecord() {
    if (!isLineStart && cursor.peek(1) == '"' && !shapes.mayBegin(cursor.peek(2))) {
      return false;
    }
    boolean isInPlace = !strings.isOpen() && ",[:".indexOf(last) >= 0;
    long shape = JsonShapes.of(bytes);
    Kind kind = shapes.kind(shape);
    boolean isInColumn = isLineStart && cursor.here().column() == shapes.column();
    boolean isCertain =
        kind == Kind.RECORD && (!isInPlace || isInColumn && !shapes.isEmpty())
            || kind == Kind.UNKNOWN && isInColumn && !isInPlace;
    boolean isLikely =
        kind == Kind.RECORD && (!shapes.isEmpty() || JsonShapes.hasTwoKeys(shape) || last == ',')
            || kind == Kind.UNKNOWN
                && shape != JsonShapes.NONE
                && (isInColumn || !isInPlace && shapes.isEmpty());
    if (isLikely && doubt == null) {
      doubt = cursor.here();
    }
    return isCertain || isLikely && (room <= 0 || cursor.offset() - start > MUCH);
  }

  /** Whether the line that begins here cannot be part of the object. */
  private boolean isOver() {
    if (isLineSeen) {
      return false;
    }
    isLineSeen = true;
    JsonLine line = new JsonLine(bytes);
    return !line.isJson() && !(isStringCut && line.endsString());
  }

  private void step(int c) {
    if (strings.isOutside(c)) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      squares += c == '[' ? 1 : c == ']' ? -1 : 0;
    }
    if (isLineEnd(c)) {
      endLine();
    } else if (!TextCursor.isBlank(c)) {
      isLineStart = false;
      isStringCut = false;
      last = c;
    }
  }

  /** Ends a line; a string never continues on the next line. */
  private void endLine() {
    isLineStart = true;
    isLineSeen = false;
    isStringCut |= strings.isOpen();
    strings.cut();
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  /** The appearance of a line that begins within a broken object of JSON, from its first bytes. */
  private static final class JsonLine {
    private final JsonScanner.Ahead text;

    /**
     * Skips blanks and empty lines.
     *
     * @param bytes gives a byte at a distance, or {@link TextCursor#END}
     */
    JsonLine(IntUnaryOperator bytes) {
      this.text = new JsonScanner.Ahead(bytes, 0);
      skipBlanks();
    }

    /** Whether the line begins like JSON: with a bracket, a string, a number or a literal. */
    boolean isJson() {
      return switch (text.peek()) {
        case '"', '{', '}', ']', ',', ':', TextCursor.END -> true;
        case '[' -> isArray();
        default -> isWord() || isNumber();
      };
    }

    /** Whether a string that began earlier ends in this line. */
    boolean endsString() {
      while (text.peek() != '"' && text.peek() != '\n' && text.peek() != TextCursor.END) {
        text.take();
      }
      boolean isEnd = text.take() == '"';
      skipBlanks();
      return isEnd && ",:]}".indexOf(text.peek()) >= 0;
    }

    private boolean isArray() {
      text.take();
      skipBlanks();
      return "\"{[]".indexOf(text.peek()) >= 0 || isWord() || isNumber();
    }

    private boolean isWord() {
      return isNext("true") || isNext("false") || isNext("null");
    }

    private boolean isNext(String word) {
      int at = 0;
      while (at < word.length() && text.peek(at) == word.charAt(at)) {
        at++;
      }
      return at == word.length();
    }

    /** Whether a number is here, ended by a sign of JSON or by its line. */
    private boolean isNumber() {
      boolean isEndedByDigit = false;
      while ("0123456789+-.eE".indexOf(text.peek()) >= 0) {
        isEndedByDigit = Character.isDigit(text.take());
      }
      while (text.peek() == ' ' || text.peek() == '\t') {
        text.take();
      }
      return isEndedByDigit
          && (",]}\r\n".indexOf(text.peek()) >= 0 || text.peek() == TextCursor.END);
    }

    /** Skips blanks, which include zeros and other control characters. */
    private void skipBlanks() {
      while (text.peek() != TextCursor.END && text.peek() <= ' ') {
        text.take();
      }
    }
  }
}
