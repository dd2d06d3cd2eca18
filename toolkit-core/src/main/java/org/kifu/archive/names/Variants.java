package org.kifu.archive.names;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names that differ in nothing but case, accents, punctuation and, of players, the order of words.
 *
 * @param spelling of the most used
 * @param uses the most used first
 */
record Variants(Spelling spelling, List<NameUse> uses) {
  Variants {
    uses = List.copyOf(uses);
  }

  static Variants of(List<NameUse> unordered) {
    List<NameUse> uses = new ArrayList<>(unordered);
    uses.sort((one, other) -> Long.compare(other.games(), one.games()));
    return new Variants(Spelling.of(uses.getFirst().name()), uses);
  }

  NameUse most() {
    return uses.getFirst();
  }

  /** The two words in which this and another differ, if it is one in the same place; else null. */
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
