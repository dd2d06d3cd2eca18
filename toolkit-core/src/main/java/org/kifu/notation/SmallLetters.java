package org.kifu.notation;

/**
 * Text in small letters, for comparison with words. Each character is taken for itself, so that the
 * text keeps its length and the cost is linear: {@link String#toLowerCase(java.util.Locale)} makes
 * two characters of a capital I with a dot, and copies the whole text for each of them.
 */
public final class SmallLetters {
  private SmallLetters() {}

  /** The text with each capital letter as a small one. */
  public static String of(String text) {
    int first = 0;
    while (first < text.length() && isSmall(text.charAt(first))) {
      first++;
    }
    return first == text.length() ? text : of(text, first);
  }

  private static boolean isSmall(char sign) {
    return Character.toLowerCase(sign) == sign;
  }

  private static String of(String text, int first) {
    char[] small = text.toCharArray();
    for (int at = first; at < small.length; at++) {
      small[at] = Character.toLowerCase(small[at]);
    }
    return new String(small);
  }
}
