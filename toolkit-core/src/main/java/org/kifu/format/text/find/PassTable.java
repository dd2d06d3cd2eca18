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

  /** The sure words in Latin letters, the longest first; squares may stand right beside them. */
  static final List<String> GLUED =
      STRENGTH.entrySet().stream()
          .filter(each -> each.getValue() == SURE)
          .map(Map.Entry::getKey)
          .filter(word -> word.chars().allMatch(c -> c >= 'a' && c <= 'z'))
          .sorted(Comparator.comparingInt(String::length).reversed())
          .toList();

  private PassTable() {}

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
   * How surely a word means a pass; 0 if it does not.
   *
   * @param word in small letters
   */
  public static int strength(String word) {
    return STRENGTH.getOrDefault(word, 0);
  }
}
