package org.kifu.format.text.find;

/** The classes of characters that words are made of. */
final class Characters {
  private Characters() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A letter of ASCII, or a Latin letter with an accent. */
  static boolean isLatin(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 'À' && c <= 'ɏ';
  }

  /** A character of words in which squares are looked for: squares are not cut out of them. */
  static boolean isOfWord(char c) {
    return isDigit(c) || isLatin(c) || c >= '\u0370' && c <= '\u04ff';
  }

  /** A Japanese or Chinese character, or a syllable of Korean. */
  static boolean isOfEastAsia(char c) {
    return c >= '\u3040' && c <= '\u30ff'
        || c >= '\u3400' && c <= '\u9fff'
        || c >= '\uac00' && c <= '\ud7a3'
        || c == '々';
  }

  /** Any letter or digit, or the line below that joins words of programs. */
  static boolean isJoined(char c) {
    return c == '_' || isDigit(c) || isLatin(c) || c >= ASCII && Character.isLetterOrDigit(c);
  }

  private static final int ASCII = 128;
}
