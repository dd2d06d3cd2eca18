package org.kifu.source;

import java.nio.charset.Charset;

/** How much of a text would be Russian words, and in which of two encodings. */
final class CyrillicShare {
  private static final Charset WINDOWS = Charset.forName("windows-1251");
  private static final Charset KOI = Charset.forName("KOI8-R");

  private static final String COMMON =
      "\u043E\u0435\u0430\u0438\u043D\u0442\u0441\u0440\u0432\u043B";
  private static final String RARE = "\u044A\u0449\u044D\u0444\u0446\u044E\u0445";

  /** Letters that look like those of squares. */
  private static final String SQUARES = "\u0430\u0432\u0441\u0435\u043D";

  private int russian;
  private int amongLatin;
  private int windows;
  private int koi;

  /** Looks at a line. */
  void add(byte[] bytes, int from, int to) {
    windows += score(bytes, from, to, WINDOWS);
    koi += score(bytes, from, to, KOI);
    int at = from;
    while (at < to) {
      int end = at;
      while (end < to && isLetter(bytes[end])) {
        end++;
      }
      boolean isBeforeRank = end < to && bytes[end] >= '1' && bytes[end] <= '8';
      countWord(bytes, at, end, isBeforeRank);
      at = Math.max(end, at + 1);
    }
  }

  private void countWord(byte[] bytes, int from, int to, boolean isBeforeRank) {
    int high = 0;
    for (int i = from; i < to; i++) {
      high += bytes[i] < 0 ? 1 : 0;
    }
    if (high < to - from) {
      amongLatin += high;
    } else {
      russian += high > 1 || isBeforeRank ? high : 0;
    }
  }

  /** In both encodings the Russian letters, all but two, are the bytes from C0 on. */
  private static boolean isLetter(byte b) {
    int c = b & 0xFF;
    return c >= 0xC0 || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static int score(byte[] bytes, int from, int to, Charset charset) {
    String text = new String(bytes, from, to - from, charset);
    int score = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char lower = Character.toLowerCase(c);
      boolean isInWord = i > 0 && Character.isLowerCase(text.charAt(i - 1));
      score += COMMON.indexOf(lower) >= 0 ? 2 : RARE.indexOf(lower) >= 0 ? -1 : 0;
      score -= isInWord && c > 0x7F && Character.isUpperCase(c) ? 3 : 0;
      boolean isSquare =
          i + 1 < text.length() && text.charAt(i + 1) >= '1' && text.charAt(i + 1) <= '8';
      score += isSquare && SQUARES.indexOf(lower) >= 0 ? 3 : 0;
    }
    return score;
  }

  /** Whether more high letters make words or stand in squares than stand among Latin ones. */
  boolean isLikely() {
    return russian > amongLatin;
  }

  /** The likelier of the two. */
  Charset charset() {
    return koi > windows ? KOI : WINDOWS;
  }
}
