package org.kifu.format.text.caption;

/** Sentences, told from titles, names and lists by their end and their small letters. */
final class Prose {
  private static final int LEAST_WITH_END = 2;
  private static final int LEAST = 4;

  private Prose() {}

  /** Whether a text is a sentence. */
  static boolean is(String text) {
    String stripped = text.strip();
    char last = stripped.isEmpty() ? ' ' : stripped.charAt(stripped.length() - 1);
    long small = LabelledText.smallWords(stripped);
    return last == '。' || small >= LEAST || ".!?".indexOf(last) >= 0 && small >= LEAST_WITH_END;
  }
}
