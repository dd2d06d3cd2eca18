package org.kifu.table;

/**
 * The width of text on a terminal, in cells. Characters of Chinese, Japanese and Korean are two
 * cells wide, and marks over other letters have no width (Unicode Standard Annex 11, "East Asian
 * Width"). Characters that the annex calls ambiguous, such as discs and blocks, are counted as one
 * cell wide, as in fonts that are not for East Asia.
 */
public final class Cells {
  private Cells() {}

  public static int width(String text) {
    return text.codePoints().map(Cells::width).sum();
  }

  /** The text, filled with blanks after it up to a width; wider text stays as it is. */
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** The text, filled with blanks before it up to a width; wider text stays as it is. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  static boolean isWide(int character) {
    return character >= 0x1100 && width(character) == 2;
  }

  private static int width(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> 0;
      default -> isEastAsian(character) ? 2 : 1;
    };
  }

  private static boolean isEastAsian(int character) {
    return isBetween(character, 0x1100, 0x115F) // Hangul
        || isBetween(character, 0x2E80, 0x303E) // radicals, punctuation
        || isBetween(character, 0x3041, 0xA4CF) // kana, ideographs, Yi
        || isBetween(character, 0xA960, 0xA97F)
        || isBetween(character, 0xAC00, 0xD7A3) // Hangul
        || isBetween(character, 0xF900, 0xFAFF)
        || isBetween(character, 0xFE30, 0xFE6F)
        || isBetween(character, 0xFF01, 0xFF60) // full-width forms
        || isBetween(character, 0xFFE0, 0xFFE6)
        || isBetween(character, 0x1F300, 0x1F64F) // pictures
        || isBetween(character, 0x1F900, 0x1F9FF)
        || isBetween(character, 0x20000, 0x3FFFD); // ideographs
  }

  private static boolean isBetween(int character, int first, int last) {
    return first <= character && character <= last;
  }
}
