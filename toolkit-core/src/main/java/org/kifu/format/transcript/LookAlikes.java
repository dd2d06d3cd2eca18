package org.kifu.format.transcript;

import org.kifu.format.transcript.Token.Kind;

/**
 * Letters of other alphabets that look like the letters of squares, as they come from keyboards and
 * character recognition that expect another language. They are taken where they make a whole word a
 * list of moves.
 *
 * @param text the line with such letters replaced
 * @param first the place of the first of them; -1 if there is none
 * @param count how many there are
 */
record LookAlikes(String text, int first, int count) {
  /** Cyrillic, then Greek; each stands for the letter at the same place below. */
  private static final String FOREIGN =
      "\u0430\u0410\u0432\u0412\u0441\u0421\u0501\u0435\u0415\u04BB\u043D\u041D\u0391\u0392\u0395\u0397";

  private static final String LATIN = "aabbccdeehhhabeh";

  /** Looks for them in the normal text of a line. */
  static LookAlikes in(String text) {
    if (isAscii(text)) {
      return new LookAlikes(text, -1, 0);
    }
    StringBuilder replaced = new StringBuilder(text);
    int first = -1;
    int count = 0;
    for (int at = 0; at < text.length(); at++) {
      int end = wordEnd(text, at);
      int found = end > at ? replace(replaced, at, end) : 0;
      if (found > 0 && first < 0) {
        first = firstForeign(text, at);
      }
      count += found;
      at = Math.max(at, end);
    }
    return new LookAlikes(count > 0 ? replaced.toString() : text, first, count);
  }

  private static boolean isAscii(String text) {
    int all = 0;
    for (int i = 0; i < text.length(); i++) {
      all |= text.charAt(i);
    }
    return all < 0x80;
  }

  /** What was read as what, for a person. */
  String message(String original) {
    char c = original.charAt(first);
    return "'%s' (%s) is read as %s".formatted(c, Character.getName(c), text.charAt(first))
        + (count > 1 ? ", as are " + (count - 1) + " more such letters of this line" : "");
  }

  /** Replaces the letters of one word, if it then is a list of moves, and counts them. */
  private static int replace(StringBuilder text, int from, int to) {
    String word = text.substring(from, to);
    StringBuilder latin = new StringBuilder(word);
    int found = 0;
    for (int i = 0; i < word.length(); i++) {
      int index = FOREIGN.indexOf(word.charAt(i));
      if (index >= 0) {
        latin.setCharAt(i, LATIN.charAt(index));
        found++;
      }
    }
    Kind kind = found > 0 ? MoveWord.kind(latin.toString(), 0, latin.length()) : Kind.TEXT;
    boolean isList = kind == Kind.MOVES || kind == Kind.REVERSED;
    if (isList) {
      text.replace(from, to, latin.toString());
    }
    return isList ? found : 0;
  }

  private static int firstForeign(String text, int from) {
    int at = from;
    while (FOREIGN.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  private static int wordEnd(String text, int from) {
    int end = from;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
