package org.kifu.format.json;

import java.util.function.IntUnaryOperator;
import org.kifu.source.text.TextCursor;

/**
 * A scanner of JSON text that may be damaged or cut. It goes past the signs, strings and words that
 * follow, and says whether they were there; their values are a matter of {@link JsonCursor}.
 */
abstract class JsonScanner {
  /** So far is looked ahead; a cursor looks no further. */
  private static final int MOST_AHEAD = 1000;

  /** The next byte, 0 to 255, or {@link TextCursor#END}. */
  abstract int peek();

  /** Goes past the next byte, which is given. */
  abstract int take();

  /** Takes a character of a string; of an escaped one only the backslash. */
  abstract void add(int c);

  final void skipBlanks() {
    while (TextCursor.isBlank(peek())) {
      take();
    }
  }

  /** Goes past a sign, with the blanks before it. */
  final boolean isNext(char sign) {
    skipBlanks();
    boolean isNext = peek() == sign;
    if (isNext) {
      take();
    }
    return isNext;
  }

  /** Goes past a string, which ends in its line. */
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

  /** Goes past a string, a number or a literal. */
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

  /** A scanner that looks ahead and takes nothing of what it looks at. */
  static final class Ahead extends JsonScanner {
    private final IntUnaryOperator bytes;
    private int at;
    private int hash;

    /**
     * Begins some bytes further on.
     *
     * @param bytes gives a byte further on, or {@link TextCursor#END}
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

    /** The hash of the key that stands here, which is never 0; 0 if there is none. */
    int key() {
      skipBlanks();
      hash = 17;
      return isString() && isNext(':') ? hash | 1 : 0;
    }

    /** Whether the first byte that is no blank and none of some signs is one of others. */
    boolean isBehind(String passed, String signs) {
      while (TextCursor.isBlank(peek()) || passed.indexOf(peek()) >= 0) {
        at++;
      }
      return signs.indexOf(peek()) >= 0;
    }
  }

  /** The state of a text between two of its bytes: whether they stand in a string. */
  static final class Strings {
    private boolean isOpen;
    private boolean isEscaped;

    /** Whether the next byte stands in a string. */
    boolean isOpen() {
      return isOpen;
    }

    /** Goes past a byte; whether it is one outside of strings, and no quotation mark. */
    boolean isOutside(int c) {
      if (isOpen) {
        isOpen = isEscaped || c != '"';
        isEscaped = c == '\\' && !isEscaped;
        return false;
      }
      isOpen = c == '"';
      return !isOpen;
    }

    /** Ends a string that is open, as its line ends or something is damaged. */
    void cut() {
      isOpen = false;
      isEscaped = false;
    }
  }
}
