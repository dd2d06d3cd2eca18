package org.kifu.format.text.page;

/** Strings of programs without their escapes. */
final class DataStrings {
  private static final int HEX = 16;

  private DataStrings() {}

  /**
   * The characters that the text between two quotes means. Each has the place of its escape; a text
   * without escapes stays as it is.
   */
  static PlacedText unescaped(PlacedText text) {
    String written = text.toString();
    int escape = written.indexOf('\\');
    if (escape < 0) {
      return text;
    }
    PlacedText.Rewriter plain = text.rewriter();
    int kept = 0;
    while (escape >= 0 && escape + 1 < written.length()) {
      plain.keep(kept, escape);
      kept = write(written, escape, plain);
      escape = written.indexOf('\\', kept);
    }
    return plain.keep(kept, written.length()).text();
  }

  /** The text without the backslash before each character that would mean something else. */
  static PlacedText withoutBackslashes(PlacedText text) {
    String written = text.toString();
    int escape = written.indexOf('\\');
    if (escape < 0) {
      return text;
    }
    PlacedText.Rewriter plain = text.rewriter();
    int kept = 0;
    while (escape >= 0 && escape + 1 < written.length()) {
      plain.keep(kept, escape);
      kept = escape + 1;
      escape = written.indexOf('\\', kept + 1);
    }
    return plain.keep(kept, written.length()).text();
  }

  /**
   * Writes what an escape means.
   *
   * @return the index after the escape
   */
  private static int write(String text, int at, PlacedText.Rewriter plain) {
    char c = text.charAt(at + 1);
    int digits =
        switch (c) {
          case 'u' -> 4;
          case 'x' -> 2;
          case 'U' -> 8;
          default -> 0;
        };
    int code = digits == 0 ? -1 : code(text, at + 2, digits);
    if (code >= 0) {
      return writeCode(text, at, digits, code, plain);
    }
    String meant =
        switch (c) {
          case 'n', 'r', 'f' -> "\n";
          case 't' -> "\t";
          case 'b', '\n' -> "";
          default -> "";
        };
    int past = at + 2;
    if (text.startsWith("\\r\\n", at)) {
      past += 2;
    }
    boolean isItself = meant.isEmpty() && c != 'b' && c != '\n';
    if (isItself) {
      plain.keep(at + 1, past);
    } else {
      plain.write(meant, at, past);
    }
    return past;
  }

  /** Writes a character that is named by its code; two may be the halves of one. */
  private static int writeCode(
      String text, int at, int digits, int code, PlacedText.Rewriter plain) {
    int past = at + 2 + digits;
    int second = text.startsWith("\\u", past) ? code(text, past + 2, digits) : -1;
    if (digits == 4
        && second >= 0
        && Character.isHighSurrogate((char) code)
        && Character.isLowSurrogate((char) second)) {
      int whole = Character.toCodePoint((char) code, (char) second);
      plain.write(Character.toString(whole), at, past + 2 + digits);
      return past + 2 + digits;
    }
    boolean isCharacter =
        Character.isValidCodePoint(code) && Character.getType(code) != Character.SURROGATE;
    plain.write(isCharacter ? Character.toString(code) : "\uFFFD", at, past);
    return past;
  }

  /** The number that hexadecimal digits write; -1 if there are fewer. */
  private static int code(String text, int at, int digits) {
    if (at + digits > text.length()) {
      return -1;
    }
    int code = 0;
    for (int i = at; i < at + digits; i++) {
      int digit = Character.digit(text.charAt(i), HEX);
      if (digit < 0 || code > Character.MAX_CODE_POINT) {
        return -1;
      }
      code = HEX * code + digit;
    }
    return code;
  }
}
