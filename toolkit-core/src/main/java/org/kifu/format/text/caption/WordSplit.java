package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.find.WordTable;

/** The words of a text between characters that are none, found without a regular expression. */
final class WordSplit {
  /** White space of ASCII. */
  static final String BLANKS = " \t\n\u000B\f\r";

  private static final long BLANK_BITS = bits(BLANKS);

  private WordSplit() {}

  /**
   * Characters between words as bits, for the other methods.
   *
   * @param between characters below {@code @} in ASCII
   */
  static long bits(String between) {
    long bits = 0;
    for (int i = 0; i < between.length(); i++) {
      bits |= 1L << between.charAt(i);
    }
    return bits;
  }

  /** The words between white space of ASCII, as {@link #at} gives them. */
  static String[] atBlanks(String text) {
    return at(BLANK_BITS, text);
  }

  /**
   * The words between characters, of which several side by side are one border. A word is empty
   * where the text begins or ends with a border, or is empty.
   *
   * @param between the {@link #bits} of the characters between words
   */
  static String[] at(long between, String text) {
    List<String> words = new ArrayList<>(4);
    int from = 0;
    int at = 0;
    while (at < text.length()) {
      if (!isOf(between, text.charAt(at))) {
        at++;
        continue;
      }
      words.add(text.substring(from, at));
      at = behind(between, text, at);
      from = at;
    }
    words.add(text.substring(from));
    return words.toArray(String[]::new);
  }

  /** Whether a word of a text, in letters of either case, is in a table. */
  static boolean isAny(WordTable<?> table, long between, String text) {
    int from = 0;
    while (from < text.length()) {
      int to = from;
      while (to < text.length() && !isOf(between, text.charAt(to))) {
        to++;
      }
      if (table.get(text, from, to) != null) {
        return true;
      }
      from = behind(between, text, to);
    }
    return false;
  }

  private static int behind(long between, String text, int from) {
    int at = from;
    while (at < text.length() && isOf(between, text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isOf(long between, char c) {
    return c < Long.SIZE && (between >>> c & 1) != 0;
  }
}
