package org.kifu.format.text.page;

import java.util.List;

/**
 * The signs of punctuation in a text, each as a bit: one walk through a line tells which marks may
 * be in it at all. Most lines have hardly any.
 */
final class LineSigns {
  /** The bit of characters outside of ASCII. */
  private static final long OTHERS = Long.MIN_VALUE;

  private static final int ASCII = 128;

  /** The bit of each character of ASCII; none for letters, digits and blanks. */
  private static final long[] BITS = new long[ASCII];

  static {
    long bit = 1;
    for (char c = 0; c < ASCII; c++) {
      boolean isSign = c == '\t' || c > ' ' && c < 0x7f && !Character.isLetterOrDigit(c);
      BITS[c] = isSign ? bit : 0;
      bit <<= isSign ? 1 : 0;
    }
  }

  private LineSigns() {}

  /** The bits of each of some lines. */
  static long[] ofEach(List<PlacedText> lines) {
    long[] signs = new long[lines.size()];
    for (int i = 0; i < signs.length; i++) {
      signs[i] = of(lines.get(i).toString());
    }
    return signs;
  }

  /** The bits of all characters of a text. */
  static long of(String text) {
    long signs = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      signs |= c < ASCII ? BITS[c] : OTHERS;
    }
    return signs;
  }
}
