package org.kifu.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The searches before a search: each leaves a value to guess by, and best moves in the table to
 * begin with. Which of them pay was measured on positions of 14 to 26 empty squares.
 */
final class Deepening {
  /** Half the width of the window around a guess, in discs. */
  static final int WINDOW = 3;

  /** From these numbers of empty squares on, a solution is worth more preparation. */
  private static final int MIDDLE = 18;

  private static final int LARGE = 20;

  private Deepening() {}

  /** Returns the searches before one of this reach, the first one first. */
  static List<Reach> before(Reach reach, int empties) {
    return reach.depth() == empties ? beforeSolving(reach, empties) : beforeSearching(reach);
  }

  /** Every other depth: of one parity, they judge moves alike. */
  private static List<Reach> beforeSearching(Reach reach) {
    List<Reach> steps = new ArrayList<>();
    for (int depth = 2 - reach.depth() % 2; depth < reach.depth(); depth += 2) {
      steps.add(new Reach(depth, reach.selectivity()));
    }
    return steps;
  }

  private static List<Reach> beforeSolving(Reach reach, int empties) {
    List<Reach> steps = new ArrayList<>();
    if (empties >= LARGE) {
      steps.add(new Reach(empties - 12, Selectivity.P73));
    }
    if (empties > EndSearch.MOST) {
      steps.add(new Reach(empties - 10, Selectivity.P73));
    }
    if (empties >= LARGE) {
      steps.add(new Reach(empties - 8, Selectivity.P73));
    }
    if (empties >= MIDDLE && reach.selectivity() != Selectivity.P73) {
      steps.add(new Reach(empties, Selectivity.P73));
    }
    return steps;
  }
}
