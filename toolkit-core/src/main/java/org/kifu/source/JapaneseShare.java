package org.kifu.source;

/** How much of a text would be common characters of Shift-JIS. */
final class JapaneseShare {
  private int common;
  private int rare;
  private int neighbours;
  private boolean isInvalid;

  /** Looks at a line. */
  void add(byte[] bytes, int from, int to) {
    boolean wasWide = false;
    int at = from;
    while (at < to) {
      int width = width(bytes, at, to);
      boolean isWide = width == 2;
      neighbours += isWide && wasWide ? 1 : 0;
      wasWide = isWide;
      at += width;
    }
  }

  /** Counts the character that begins here, and returns its bytes. */
  private int width(byte[] bytes, int at, int to) {
    int lead = bytes[at] & 0xFF;
    if (lead < 0x80) {
      return 1;
    }
    if (lead >= 0xA1 && lead <= 0xDF) { // half-width katakana
      rare++;
      return 1;
    }
    int trail = at + 1 < to ? bytes[at + 1] & 0xFF : 0;
    boolean isPair =
        lead >= 0x81
            && lead <= 0xEF
            && lead != 0xA0
            && trail >= 0x40
            && trail != 0x7F
            && trail <= 0xFC;
    isInvalid |= !isPair;
    boolean isCommon = lead <= 0x83 || lead >= 0x88 && lead <= 0x97; // kana, signs, daily kanji
    common += isCommon ? 1 : 0;
    rare += isCommon ? 0 : 1;
    return isPair ? 2 : 1;
  }

  /** Whether all is possible, most is common, and characters stand beside others. */
  boolean isLikely() {
    return !isInvalid && common > 2 * rare && 2 * neighbours >= common / 2 && neighbours > 0;
  }
}
