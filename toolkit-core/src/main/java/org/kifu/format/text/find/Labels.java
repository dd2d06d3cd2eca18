package org.kifu.format.text.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kifu.format.text.page.TableFile;

/** The words that name values, in small letters, from {@code labels.tsv}. */
public final class Labels {
  private static final Map<String, List<LabelKind>> KINDS = read();
  private static final WordTable<List<LabelKind>> TABLE = WordTable.of(KINDS);
  private static final WordTable<Integer> SIDES = sides();

  private Labels() {}

  private static Map<String, List<LabelKind>> read() {
    Map<String, List<LabelKind>> kinds = new HashMap<>();
    for (List<String> row : TableFile.rows(Labels.class, "labels.tsv")) {
      LabelKind kind = LabelKind.valueOf(row.getFirst().toUpperCase(Locale.ROOT).replace(' ', '_'));
      for (String word : TableFile.words(row.get(1))) {
        kinds.computeIfAbsent(word, each -> new ArrayList<>(1)).add(kind);
      }
    }
    kinds.replaceAll((word, of) -> List.copyOf(of));
    return Map.copyOf(kinds);
  }

  private static WordTable<Integer> sides() {
    Map<String, Integer> sides = new HashMap<>();
    KINDS.forEach(
        (word, kinds) -> {
          if (kinds.contains(LabelKind.BLACK) || kinds.contains(LabelKind.WHITE)) {
            sides.put(word, kinds.contains(LabelKind.BLACK) ? 1 : -1);
          }
        });
    return WordTable.of(sides);
  }

  /** The kinds of values that a word of a text may name, in letters of either case. */
  public static List<LabelKind> kinds(String text, int from, int to) {
    List<LabelKind> kinds = TABLE.get(text, from, to);
    return kinds == null ? List.of() : kinds;
  }

  /** The side that a word of a text names, in letters of either case. */
  static int side(String text, int from, int to) {
    Integer side = SIDES.get(text, from, to);
    return side == null ? 0 : side;
  }

  /**
   * The kinds of values that a word may name, the most usual first; none for any other word.
   *
   * @param word in small letters
   */
  public static List<LabelKind> kinds(String word) {
    return KINDS.getOrDefault(word, List.of());
  }

  /** All words. */
  public static Set<String> words() {
    return KINDS.keySet();
  }

  /**
   * The side that a word names: 1 for black, -1 for white, 0 for neither.
   *
   * @param word in small letters
   */
  public static int side(String word) {
    return side(word, 0, word.length());
  }
}
