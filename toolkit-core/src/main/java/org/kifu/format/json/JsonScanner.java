package org.kifu.format.json;

import java.util.function.IntUnaryOperator;
import org.kifu.source.text.TextCursor;

/**
 * A scanner of JSON text that may be damaged or cut. It skips the signs, strings and words that
 * follow, and returns whether they were there; {@link JsonCursor} reads their values.
 */
abstract class JsonScanner {
  /** The greatest distance that is examined; a cursor gives no more. */
  private static final int MOST_AHEAD = 1000;

  /** The next byte, 0 to 255, or {@link TextCursor#END}. */
  abstract int peek();

  /** Takes the next byte, and returns it. */
  abstract int take();

  /** Takes a character of a string; of an escaped one only the backslash. */
  abstract void add(int c);

  final void skipBlanks() {
    while (TextCursor.isBlank(peek())) {
      take();
    }
  }

  /** Skips a sign, with the blanks before it; returns whether it was there. */
  final boolean isNext(char sign) {
    skipBlanks();
    boolean isNext = peek() == sign;
    if (isNext) {
      take();
    }
    return isNext;
  }

  /** Skips a string, which ends on its line; returns whether it was there. */
  final boolean isString() {
    if (peek() != '"') {
      return false;
    }
    take();
    for (int c = take(); c != '"'; c = take()) {
      if (c == TextCursor.END || c == '\n' || c == '\r') {
        return false;
      }
      add(c);
      if (c == '\\') {
        take();
      }
    }
    return true;
  }

  /** Skips a string, a number or a literal; returns whether it was there. */
  final boolean isScalar() {
    return peek() == '"' ? isString() : isWord();
  }

  private boolean isWord() {
    boolean isAny = false;
    while (Character.isLetterOrDigit(peek()) || "+-.".indexOf(peek()) >= 0) {
      take();
      isAny = true;
    }
    return isAny;
  }

  /** A scanner that looks ahead and takes nothing. */
  static final class Ahead extends JsonScanner {
    private final IntUnaryOperator bytes;
    private int at;
    private int hash;

    /**
     * Starts some bytes ahead.
     *
     * @param bytes gives a byte at a distance, or {@link TextCursor#END}
     */
    Ahead(IntUnaryOperator bytes, int from) {
      this.bytes = bytes;
      this.at = from;
    }

    @Override
    int peek() {
      return peek(0);
    }

    int peek(int ahead) {
      return at + ahead < MOST_AHEAD ? bytes.applyAsInt(at + ahead) : TextCursor.END;
    }

    @Override
    int take() {
      int taken = peek();
      at++;
      return taken;
    }

    @Override
    void add(int c) {
      hash = 31 * hash + c;
    }

    /** The hash of the key that begins here, which is never 0; 0 if there is no key. */
    int key() {
      skipBlanks();
      hash = 17;
      return isString() && isNext(':') ? hash | 1 : 0;
    }

    /** Whether the first byte that is neither a blank nor one of some signs is one of others. */
    boolean isBehind(String passed, String signs) {
      while (TextCursor.isBlank(peek()) || passed.indexOf(peek()) >= 0) {
        at++;
      }
      return signs.indexOf(peek()) >= 0;
    }
  }

  /** The state of a text between two of its bytes: whether it is in a string there. */
  static final class Strings {
    private boolean isOpen;
    private boolean isEscaped;

    /** Whether the next byte is in a string. */
    boolean isOpen() {
      return isOpen;
    }

    /** Takes a byte, and returns whether it is outside of strings and not a quotation mark. */
    boolean isOutside(int c) {
      if (isOpen) {
        isOpen = isEscaped || c != '"';
        isEscaped = c == '\\' && !isEscaped;
        return false;
      }
      isOpen = c == '"';
      return !isOpen;
    }

    /** Ends an open string, because its line ends or the text is damaged. */
    void cut() {
      isOpen = false;
      isEscaped = false;
    }
  }
}
