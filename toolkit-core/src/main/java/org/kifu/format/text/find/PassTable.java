package org.kifu.format.text.find;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.page.TableFile;

/** The words for a pass, in small letters, from {@code passes.tsv}. */
public final class PassTable {
  /** A word that means a pass wherever it stands among moves. */
  static final int SURE = 2;

  /** A word or sign that means a pass only where the side to move must pass. */
  static final int WEAK = 1;

  private static final Map<String, Integer> STRENGTH = read();
  private static final WordTable<Integer> TABLE = WordTable.of(STRENGTH);

  /** The sure words in Latin letters, the longest first; squares may stand right beside them. */
  static final List<String> GLUED =
      STRENGTH.entrySet().stream()
          .filter(each -> each.getValue() == SURE)
          .map(Map.Entry::getKey)
          .filter(word -> word.chars().allMatch(c -> c >= 'a' && c <= 'z'))
          .sorted(Comparator.comparingInt(String::length).reversed())
          .toList();

  /** The words that are not of letters alone, the longest first. */
  private static final List<String> SIGNS =
      STRENGTH.keySet().stream()
          .filter(word -> !word.chars().allMatch(Character::isLetter))
          .sorted(Comparator.comparingInt(String::length).reversed())
          .toList();

  /** Whether each character of ASCII begins one of these, in any letters. */
  private static final boolean[] FIRST_OF_SIGNS = new boolean[0x80];

  static {
    for (char c = 0; c < FIRST_OF_SIGNS.length; c++) {
      String first = String.valueOf(c);
      FIRST_OF_SIGNS[c] = SIGNS.stream().anyMatch(sign -> sign.regionMatches(true, 0, first, 0, 1));
    }
  }

  private PassTable() {}

  /** The sign, or the words with a blank, at an index of a text; empty if there are none. */
  static String at(String text, int from) {
    char first = text.charAt(from);
    if (first < FIRST_OF_SIGNS.length && !FIRST_OF_SIGNS[first]) {
      return "";
    }
    for (String sign : SIGNS) {
      int to = from + sign.length();
      if (text.regionMatches(true, from, sign, 0, sign.length())
          && !(isJoined(text, from - 1) && isJoined(text, from))
          && !(isJoined(text, to - 1) && isJoined(text, to))) {
        return sign;
      }
    }
    return "";
  }

  /** The certainty that a word of Latin letters in a text means a pass; 0 if it does not. */
  static int strength(String text, int from, int to) {
    Integer strength = TABLE.get(text, from, to);
    return strength == null ? 0 : strength;
  }

  private static boolean isJoined(String text, int at) {
    return at >= 0 && at < text.length() && Characters.isJoined(text.charAt(at));
  }

  private static Map<String, Integer> read() {
    Map<String, Integer> strength = new HashMap<>();
    for (List<String> row : TableFile.rows(PassTable.class, "passes.tsv")) {
      for (String word : TableFile.words(row.get(1))) {
        strength.put(word, row.getFirst().equals("sure") ? SURE : WEAK);
      }
    }
    return Map.copyOf(strength);
  }

  /**
   * The certainty that a word means a pass; 0 if it does not. In Japanese and Chinese the side may
   * stand right before it.
   *
   * @param word in small letters
   */
  public static int strength(String word) {
    int strength = STRENGTH.getOrDefault(word, 0);
    boolean isOfSide =
        strength == 0
            && word.length() > 1
            && Characters.isOfEastAsia(word.charAt(0))
            && Labels.side(word.substring(0, 1)) != 0;
    return isOfSide ? STRENGTH.getOrDefault(word.substring(1), 0) : strength;
  }
}
