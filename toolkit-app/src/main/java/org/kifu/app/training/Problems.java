package org.kifu.app.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.kifu.base.StoredProblem;
import org.kifu.base.StoredProblems;
import org.kifu.board.Position;

/**
 * The bad moves of a base in one state.
 *
 * @param sorted all of them, those of one position beside each other, the dearest first
 * @param games the number of annotated games
 * @param percent the part of the annotated games that was read, from 0 to 100
 */
record Problems(List<StoredProblem> sorted, long games, int percent) {
  static final int WHOLE = 100;

  Problems {
    sorted = List.copyOf(sorted);
  }

  /** The same as long as more is read. */
  Problems begun() {
    return new Problems(sorted, games, Math.min(percent, WHOLE - 1));
  }

  boolean isWhole() {
    return percent == WHOLE;
  }

  /** The chosen ones in their order, each position once: of two that are the same, the dearer. */
  List<StoredProblem> chosen(Predicate<StoredProblem> isWanted) {
    List<StoredProblem> chosen = new ArrayList<>();
    long last = 0;
    for (StoredProblem each : sorted) {
      if ((chosen.isEmpty() || each.key() != last) && isWanted.test(each)) {
        chosen.add(each);
        last = each.key();
      }
    }
    return chosen;
  }

  /** Whether a bad move was made in a position. */
  boolean has(Position position) {
    return has(sorted, position);
  }

  /**
   * Whether a bad move of a list was made in a position.
   *
   * @param some chosen ones
   */
  static boolean has(List<StoredProblem> some, Position position) {
    long key = StoredProblems.key(position);
    int low = 0;
    int high = some.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (some.get(middle).key() < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < some.size() && some.get(low).key() == key;
  }
}
