package org.kifu.game;

/**
 * Invisible characters in names and comments that change how other characters are shown. A terminal
 * takes some for commands; others reverse the direction of reading, end a line, or hide text.
 */
public final class SteeringCharacters {
  private static final int FIRST_TAG = 0xE0000;
  private static final int LAST_TAG = 0xE007F;

  private SteeringCharacters() {}

  /**
   * Whether a code point is a steering character. Line feed and tab are; callers that expect them
   * must let them pass.
   */
  public static boolean contain(int codePoint) {
    return codePoint < 0x7F ? codePoint < ' ' : isBeyondAscii(codePoint);
  }

  private static boolean isBeyondAscii(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> isTag(codePoint) || isFiller(codePoint);
    };
  }

  /** Whether a code point is a tag character; unassigned ones are as invisible as the others. */
  private static boolean isTag(int codePoint) {
    return FIRST_TAG <= codePoint && codePoint <= LAST_TAG;
  }

  /** Whether a code point is a Hangul filler: a letter by its category, but blank. */
  private static boolean isFiller(int codePoint) {
    return switch (codePoint) {
      case 0x115F, 0x1160, 0x3164, 0xFFA0 -> true;
      default -> false;
    };
  }
}
