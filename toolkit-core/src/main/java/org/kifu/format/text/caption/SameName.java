package org.kifu.format.text.caption;

import java.util.List;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;

/** Whether two texts name the same: all words of one are those of the other, or their initials. */
final class SameName {
  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final int FIRST_EAST_ASIAN = 0x2E80;

  private SameName() {}

  static boolean are(String one, String other) {
    String first = SmallLetters.of(one);
    String second = SmallLetters.of(other);
    if (first.equals(second)) {
      return true;
    }
    boolean isEastAsian = first.chars().anyMatch(c -> c >= FIRST_EAST_ASIAN);
    return isEastAsian
        ? first.contains(second) || second.contains(first)
        : areIn(first, second) || areIn(second, first);
  }

  private static boolean areIn(String one, String other) {
    List<String> words = words(other);
    return words(one).stream().allMatch(word -> words.stream().anyMatch(each -> is(word, each)));
  }

  private static boolean is(String word, String other) {
    return word.equals(other)
        || word.length() == 1 && other.startsWith(word)
        || other.length() == 1 && word.startsWith(other);
  }

  private static List<String> words(String text) {
    return BETWEEN.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
  }
}
