package org.kifu.game;

/**
 * Characters in names and comments that are not seen themselves and steer how others are shown: a
 * terminal takes some for commands, others reverse the direction of reading, end a line, or hide
 * text.
 */
public final class SteeringCharacters {
  private static final int FIRST_TAG = 0xE0000;
  private static final int LAST_TAG = 0xE007F;

  private SteeringCharacters() {}

  /**
   * Whether a code point is one. Line feed and tab are; who means them to be there lets them pass.
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

  /** Letters of tags: unassigned ones are as invisible as the others. */
  private static boolean isTag(int codePoint) {
    return FIRST_TAG <= codePoint && codePoint <= LAST_TAG;
  }

  /** Fillers of Hangul: letters by their category, and blank. */
  private static boolean isFiller(int codePoint) {
    return switch (codePoint) {
      case 0x115F, 0x1160, 0x3164, 0xFFA0 -> true;
      default -> false;
    };
  }
}
