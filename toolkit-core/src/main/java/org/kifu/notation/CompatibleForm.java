package org.kifu.notation;

import java.text.Normalizer;

/** Text in the compatible form of Unicode (NFKC), such as usual digits for wide ones. */
public final class CompatibleForm {
  /** Unicode's stream-safe text has no more marks on a letter (Unicode Standard Annex 15). */
  private static final int MOST_MARKS = 30;

  private CompatibleForm() {}

  /**
   * The compatible form; a text with more marks on a letter than any language has stays as it is,
   * because putting them in order costs the square of their number.
   */
  public static String of(String text) {
    return hasManyMarks(text) ? text : Normalizer.normalize(text, Normalizer.Form.NFKC);
  }

  private static boolean hasManyMarks(String text) {
    int marks = 0;
    for (int i = 0; i < text.length() && marks <= MOST_MARKS; i++) {
      marks = Character.getType(text.charAt(i)) == Character.NON_SPACING_MARK ? marks + 1 : 0;
    }
    return marks > MOST_MARKS;
  }
}
