package org.kifu.archive.names;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.FoldedName;

/**
 * A name as words without case, accents and punctuation.
 *
 * @param words the words in order
 */
record NameSpelling(List<String> words) {
  private static final Pattern APART = Pattern.compile("[^\\p{L}\\p{Nd}]+");

  static NameSpelling of(String name) {
    return new NameSpelling(
        APART.splitAsStream(FoldedName.of(name).text()).filter(word -> !word.isEmpty()).toList());
  }

  /** Whether a name is written in Latin letters; other names are left alone. */
  static boolean isLatin(String name) {
    return name.codePoints().anyMatch(Character::isLetter)
        && name.codePoints()
            .filter(Character::isLetter)
            .allMatch(letter -> UnicodeScript.of(letter) == UnicodeScript.LATIN);
  }

  /** The words in alphabetical order, so that family and given name may change places. */
  String sorted() {
    return String.join(" ", words.stream().sorted().toList());
  }

  /** The words in order. */
  String joined() {
    return String.join(" ", words);
  }

  /**
   * The letters alone, with one form for letters that are transcribed from other alphabets or from
   * umlauts in several ways: {@code Kousuke} and {@code Kosuke}, {@code Dmitriy} and {@code
   * Dmitry}, {@code Joergensen} and {@code Jorgensen}.
   */
  String loose() {
    StringBuilder letters = new StringBuilder();
    for (String word : words) {
      letters.append(
          word.replace("ks", "x")
              .replaceAll("(iy|ij|yi)$", "y")
              .replace("uu", "u")
              .replace("ou", "o")
              .replace("oe", "o")
              .replace("ue", "u"));
    }
    return letters.toString();
  }

  static boolean hasDigit(String word) {
    return word.chars().anyMatch(Character::isDigit);
  }

  /**
   * The number of letters left out, inserted, replaced, or exchanged with their neighbour, that
   * turn one word into the other (Damerau's distance in its restricted form: no place is edited
   * twice).
   */
  static int distance(String one, String other) {
    int[] beforeLast = new int[other.length() + 1];
    int[] last = new int[other.length() + 1];
    Arrays.setAll(last, i -> i);
    for (int i = 1; i <= one.length(); i++) {
      int[] row = new int[other.length() + 1];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        boolean same = one.charAt(i - 1) == other.charAt(j - 1);
        row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[other.length()];
  }

  @Override
  public String toString() {
    return joined().toLowerCase(Locale.ROOT);
  }

  /**
   * Names that differ only in case, accents, punctuation and, for players, the order of words.
   *
   * @param spelling the spelling of the most used name
   * @param uses the names, most used first
   */
  record Variants(NameSpelling spelling, List<NameCensus.NameUse> uses) {
    Variants {
      uses = List.copyOf(uses);
    }

    static Variants of(List<NameCensus.NameUse> unordered) {
      List<NameCensus.NameUse> uses = new ArrayList<>(unordered);
      uses.sort((one, other) -> Long.compare(other.games(), one.games()));
      return new Variants(NameSpelling.of(uses.getFirst().name()), uses);
    }

    NameCensus.NameUse most() {
      return uses.getFirst();
    }

    /**
     * The two words in which this name and another differ, if they differ in one word at the same
     * place; else null.
     */
    @Nullable List<String> onlyOtherWord(Variants other) {
      List<String> mine = spelling.words();
      List<String> theirs = other.spelling.words();
      if (mine.size() != theirs.size() || mine.size() < 2) {
        return null;
      }
      List<String> found = null;
      for (int i = 0; i < mine.size(); i++) {
        if (!mine.get(i).equals(theirs.get(i))) {
          if (found != null) {
            return null;
          }
          found = List.of(mine.get(i), theirs.get(i));
        }
      }
      return found;
    }
  }
}
