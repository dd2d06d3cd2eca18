package org.kifu.format.text.caption;

import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.PassTable;

/** The words beside moves that are neither labels nor passes, and so say something else. */
final class OtherWords {
  private static final int FIRST_EAST_ASIAN = 0x2E80;

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{M}]");

  /** A text like a square that no board has; a scanner takes 6 and 9 for letters. */
  private static final Pattern NO_SQUARE =
      Pattern.compile("(?i)\\s*(?:[a-z][09]|[i-z69][1-8])\\s*");

  /** The most characters of one, with the blanks around it. */
  private static final int MOST_OF_SQUARE = 4;

  private OtherWords() {}

  /** Whether a text has such a word. */
  static boolean areIn(String text) {
    if (text.length() > 1 && text.length() <= MOST_OF_SQUARE && NO_SQUARE.matcher(text).matches()) {
      return true;
    }
    if (!hasLetter(text)) {
      return false; // as between most moves
    }
    for (String word : CaptionWords.of(text.strip())) {
      if (isOther(word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasLetter(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80 || Character.isLetter(c)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOther(String word) {
    String letters = NO_LETTERS.matcher(word).replaceAll("");
    boolean isWord =
        letters.length() > 1 || !letters.isEmpty() && letters.charAt(0) > FIRST_EAST_ASIAN;
    return isWord
        && Labels.kinds(letters).isEmpty()
        && LabelName.kind(letters).isEmpty()
        && PassTable.strength(letters) == 0
        && !CaptionWords.ARTICLE.has(letters)
        && !CaptionWords.BEFORE_A_MOVE.has(letters)
        && !CaptionWords.DISCS.has(letters);
  }
}
