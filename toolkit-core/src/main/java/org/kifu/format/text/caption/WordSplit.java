package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;

/** The words of a text between characters that are none, found without a regular expression. */
final class WordSplit {
  /** White space of ASCII. */
  static final String BLANKS = " \t\n\u000B\f\r";

  private WordSplit() {}

  /** The words between white space of ASCII, as {@link #at} gives them. */
  static String[] atBlanks(String text) {
    return at(BLANKS, text);
  }

  /**
   * The words between characters, of which several side by side are one border. A word is empty
   * where the text begins or ends with a border, or is empty.
   *
   * @param between the characters between words
   */
  static String[] at(String between, String text) {
    List<String> words = new ArrayList<>(4);
    int from = 0;
    int at = 0;
    while (at < text.length()) {
      if (between.indexOf(text.charAt(at)) < 0) {
        at++;
        continue;
      }
      words.add(text.substring(from, at));
      while (at < text.length() && between.indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      from = at;
    }
    words.add(text.substring(from));
    return words.toArray(String[]::new);
  }
}
