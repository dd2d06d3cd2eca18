package org.kifu.format.text.caption;

import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * A word for a side before or behind a name.
 *
 * @param side 1 for black, -1 for white, 0 if there is no such word
 * @param isBefore whether it is before the name
 * @param isEastAsian whether it is Japanese or Chinese
 * @param isClear whether it can be no part of the name: it is Japanese or Chinese, or two words are
 *     left
 * @param name the text without the word
 */
record SideWord(int side, boolean isBefore, boolean isEastAsian, boolean isClear, PlacedText name) {
  private static final int EAST_ASIAN = 0x3000;

  static SideWord of(PlacedText text) {
    String written = text.toString();
    int first = written.indexOf(' ');
    int last = written.lastIndexOf(' ');
    if (first < 1) {
      return new SideWord(0, false, false, false, text);
    }
    SideWord before =
        of(written.substring(0, first), true, text.piece(first, written.length()).strip());
    return before.side != 0
        ? before
        : of(written.substring(last + 1), false, text.piece(0, last).strip());
  }

  private static SideWord of(String word, boolean isBefore, PlacedText name) {
    int side = Labels.side(SmallLetters.of(word));
    boolean isEastAsian = !word.isEmpty() && word.charAt(0) >= EAST_ASIAN;
    boolean isClear = isEastAsian || name.toString().indexOf(' ') > 0;
    return new SideWord(side, isBefore, isEastAsian, isClear, name);
  }

  /** Whether this word and one beside another name may be the sides of both. */
  boolean goesWith(SideWord other) {
    return isBefore && other.isBefore
        || isEastAsian && other.isEastAsian
        || isClear && other.isClear && (isBefore || other.isBefore);
  }
}
