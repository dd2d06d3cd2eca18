package org.kifu.format;

import java.util.function.IntUnaryOperator;
import org.kifu.source.TextCursor;

/** The look of a line that begins within a broken object of JSON, from its first bytes. */
final class JsonLine {
  /** So far is looked; a cursor looks no further. */
  private static final int MOST_BYTES = 1000;

  private final IntUnaryOperator bytes;
  private int at;

  /**
   * Looks past blanks and empty lines.
   *
   * @param bytes gives a byte further on, or {@link TextCursor#END}
   */
  JsonLine(IntUnaryOperator bytes) {
    this.bytes = bytes;
    skipBlanks();
  }

  /** Whether it begins as a line of JSON may: with a bracket, a string, a number or a literal. */
  boolean isJson() {
    return switch (peek()) {
      case '"', '{', '}', ']', ',', ':', TextCursor.END -> true;
      case '[' -> isArray();
      default -> isWord() || isNumber();
    };
  }

  /** Whether a string ends in it that was begun before. */
  boolean endsString() {
    while (peek() != '"' && peek() != '\n' && peek() != TextCursor.END) {
      at++;
    }
    boolean isEnd = peek() == '"';
    at++;
    skipBlanks();
    return isEnd && ",:]}".indexOf(peek()) >= 0;
  }

  private boolean isArray() {
    at++;
    skipBlanks();
    return "\"{[]".indexOf(peek()) >= 0 || isWord() || isNumber();
  }

  private boolean isWord() {
    return isNext("true") || isNext("false") || isNext("null");
  }

  private boolean isNext(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (bytes.applyAsInt(at + i) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** With what ends it in JSON, or its line. */
  private boolean isNumber() {
    int from = at;
    while ("0123456789+-.eE".indexOf(peek()) >= 0) {
      at++;
    }
    boolean isAny = at > from && Character.isDigit(bytes.applyAsInt(at - 1));
    while (peek() == ' ' || peek() == '\t') {
      at++;
    }
    return isAny && (",]}\r\n".indexOf(peek()) >= 0 || peek() == TextCursor.END);
  }

  /** Zeros and other control characters are blanks too. */
  private void skipBlanks() {
    while (peek() != TextCursor.END && peek() <= ' ') {
      at++;
    }
  }

  private int peek() {
    return at < MOST_BYTES ? bytes.applyAsInt(at) : TextCursor.END;
  }
}
