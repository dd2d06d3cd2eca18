package org.kifu.format.json;

import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import org.kifu.source.text.TextCursor;

/**
 * The bytes of one object of JSON, taken up to its closing bracket. A damaged object without that
 * bracket would swallow the objects after it. So the text ends where another record begins, or a
 * line that is not JSON.
 */
final class JsonText {
  /** The bytes of a line that show whether it is JSON. */
  private static final int MOST_OF_LINE = 256;

  /** The beginning of a line of JSON: a bracket, a string, a number or a literal. */
  private static final Pattern LINE =
      Pattern.compile(
          "[\\s\\x00-\\x1F]*+(?:\\[\\s*+(?=[\"{\\[\\]tfn\\d-]))?+(?:[\"{}\\[\\],:]|$|(?:true|false|null|-?\\d[\\d.eE+-]*)["
              + " \\t]*(?:[,\\]}\\r"
              + "\\n"
              + "]|$))");

  /** The rest of a string that began on an earlier line. */
  private static final Pattern END_OF_STRING = Pattern.compile("\\s*+[^\"\\n]*+\"\\s*+[,:\\]}]");

  private final TextCursor cursor;
  private final IntUnaryOperator bytes;
  private final int column;
  private int depth;
  private int squares;
  private boolean isInString;
  private boolean isEscaped;
  private boolean isStringCut;
  private boolean isLineStart;
  private boolean isLineSeen;

  /** Starts before an object. */
  JsonText(TextCursor cursor) {
    this.cursor = cursor;
    this.bytes = cursor::peek;
    this.column = cursor.here().column();
  }

  /** Takes the object that begins here, or the existing part of it. */
  void take() {
    do {
      step(cursor.next());
    } while (depth > 0 && cursor.peek() != TextCursor.END && !isOver());
  }

  /** Whether its last bracket was found. */
  boolean isClosed() {
    return depth == 0 && squares == 0;
  }

  /** Whether the next part is a key or a value of this object, and not another object. */
  boolean goesOn() {
    return isClosed() && JsonBeginning.goesOnAt(bytes);
  }

  /** Takes the following text as if the last bracket, and others of its kind, were not there. */
  void goOn() {
    while (depth == 0 && goesOn()) {
      depth = 1;
      take();
    }
  }

  /** Whether the object cannot go on: another record begins here, or a line that is not JSON. */
  private boolean isOver() {
    if (cursor.peek() == '{' && isRecord()) {
      return true;
    }
    boolean isNewLine = isLineStart && !isLineSeen;
    isLineSeen = isLineStart;
    return isNewLine && !isJson(cursor.ahead(MOST_OF_LINE));
  }

  private boolean isJson(String line) {
    return LINE.matcher(line).lookingAt() || isStringCut && END_OF_STRING.matcher(line).lookingAt();
  }

  private boolean isRecord() {
    return JsonBeginning.isVersionedAt(bytes)
        || isLineStart && cursor.here().column() == column && JsonBeginning.isAt(bytes);
  }

  private void step(int c) {
    if (isInString) {
      isInString = isEscaped || c != '"';
      isEscaped = c == '\\' && !isEscaped;
    } else {
      isInString = c == '"';
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      squares += c == '[' ? 1 : c == ']' ? -1 : 0;
    }
    if (c == '\n' || c == '\r') {
      isLineStart = true;
      isStringCut |= isInString;
      isInString = false; // a string ends with its line
      isEscaped = false;
    } else if (!TextCursor.isBlank(c)) {
      isLineStart = false;
      isStringCut = false;
    }
    isLineSeen &= isLineStart;
  }
}
