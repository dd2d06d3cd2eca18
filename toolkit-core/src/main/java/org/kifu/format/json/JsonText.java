package org.kifu.format.json;

import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kifu.format.json.JsonShapes.Kind;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextCursor;

/**
 * The bytes of one object of JSON, taken by its brackets. What a damaged one lacks would make it
 * swallow those behind it: it ends where another record begins for certain, and remembers the first
 * place at which one may begin, to which its reader goes back if no bracket closes it.
 */
final class JsonText {
  /** A record of more bytes is taken to be damaged if another seems to begin in it. */
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
   * Begins before an object.
   *
   * @param room how many bytes are taken behind a place where a record may begin
   */
  JsonText(TextCursor cursor, JsonShapes shapes, long room) {
    this.cursor = cursor;
    this.bytes = cursor::peek;
    this.shapes = shapes;
    this.room = room;
    this.start = cursor.offset();
  }

  /** Takes the object that begins here, or what there is of it. */
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

  /** The same, but in no case more than there is room for. */
  void takeWithinRoom() {
    doubt = cursor.here();
    take();
  }

  /** Whether its last bracket was found. */
  boolean isClosed() {
    return depth == 0 && squares == 0;
  }

  /** The place where another record may begin in what was taken, if nothing closed this one. */
  @Nullable SourceLocation doubt() {
    return isClosed() ? null : doubt;
  }

  /** Whether a record seemed to begin within this one. */
  boolean isInDoubt() {
    return doubt != null;
  }

  /** Whether the next byte is the first of its line but for blanks. */
  boolean isLineStart() {
    return isLineStart;
  }

  /** Whether what follows is no other object, but a key or a value of this one. */
  boolean goesOn() {
    return new JsonScanner.Ahead(bytes, 0).isBehind(",", "\":");
  }

  /** Takes what follows as if the last bracket had not been there, and others of that kind. */
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

  /** Whether another record begins here for certain; where one may begin is remembered. */
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

  /** Whether the line that begins here can be no part of the object. */
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

  /** No string goes over the end of its line. */
  private void endLine() {
    isLineStart = true;
    isLineSeen = false;
    isStringCut |= strings.isOpen();
    strings.cut();
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  /** The look of a line that begins within a broken object of JSON, from its first bytes. */
  private static final class JsonLine {
    private final JsonScanner.Ahead text;

    /**
     * Looks past blanks and empty lines.
     *
     * @param bytes gives a byte further on, or {@link TextCursor#END}
     */
    JsonLine(IntUnaryOperator bytes) {
      this.text = new JsonScanner.Ahead(bytes, 0);
      skipBlanks();
    }

    /** Whether it begins as a line of JSON may: with a bracket, a string, a number or a literal. */
    boolean isJson() {
      return switch (text.peek()) {
        case '"', '{', '}', ']', ',', ':', TextCursor.END -> true;
        case '[' -> isArray();
        default -> isWord() || isNumber();
      };
    }

    /** Whether a string ends in it that was begun before. */
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

    /** With what ends it in JSON, or its line. */
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

    /** Zeros and other control characters are blanks too. */
    private void skipBlanks() {
      while (text.peek() != TextCursor.END && text.peek() <= ' ') {
        text.take();
      }
    }
  }
}
