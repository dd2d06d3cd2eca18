package org.kifu.format.text.caption;

import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.PassTable;

/** The words beside moves that are neither labels nor passes, and so say something else. */
final class OtherWords {
  private static final int FIRST_EAST_ASIAN = 0x2E80;

  private OtherWords() {}

  /** Whether a text has such a word. */
  static boolean areIn(String text) {
    for (String word : CaptionWords.of(text.strip())) {
      if (isOther(word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOther(String word) {
    String letters = word.replaceAll("[^\\p{L}\\p{M}]", "");
    boolean isWord =
        letters.length() > 1 || !letters.isEmpty() && letters.charAt(0) > FIRST_EAST_ASIAN;
    return isWord
        && Labels.kinds(letters).isEmpty()
        && LabelName.kind(letters).isEmpty()
        && PassTable.strength(letters) == 0
        && !CaptionWords.ARTICLE.has(letters)
        && !CaptionWords.DISCS.has(letters);
  }
}
