package org.kifu.format.wthor;

import java.util.OptionalInt;

/** Move bytes that name no square, as the words that stand for them in a record. */
final class WthorCode {
  private static final String WORD = "code ";

  private WthorCode() {}

  static String text(int code) {
    return WORD + code;
  }

  /** The byte that {@link #text} was made of; nothing for other words. */
  static OptionalInt parse(String text) {
    for (int code = 1; code < 256; code++) {
      if (text.equals(text(code))) {
        return OptionalInt.of(code);
      }
    }
    return OptionalInt.empty();
  }
}
