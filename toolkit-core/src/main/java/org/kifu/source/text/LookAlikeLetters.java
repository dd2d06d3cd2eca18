package org.kifu.source.text;

/**
 * Letters of other alphabets that look like the letters of squares and discs. They come from
 * keyboards and character recognition for another language.
 */
public final class LookAlikeLetters {
  /** Cyrillic, then Greek; each stands for the letter at the same place below. */
  private static final String FOREIGN =
      "\u0430\u0410\u0432\u0412\u0441\u0421\u0501\u0435\u0415\u04BB\u043D\u041D\u0391\u0392\u0395\u0397"
          + "\u0445\u0425\u043E\u041E\u03C7\u03A7\u03BF\u039F";

  private static final String LATIN = "aabbccdeehhhabehxxooxxoo";

  private LookAlikeLetters() {}

  /**
   * The letter that a character looks like, in lower case; the character itself if it looks like
   * none.
   */
  public static char latin(char c) {
    int index = c < 0x80 ? -1 : FOREIGN.indexOf(c);
    return index < 0 ? c : LATIN.charAt(index);
  }

  /** The same of each character of a text. */
  public static String latin(String text) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = latin(letters[i]);
    }
    return new String(letters);
  }
}
