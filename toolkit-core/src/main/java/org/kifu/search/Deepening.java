package org.kifu.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The searches before a search: each leaves a value to guess by, and best moves in the table to
 * begin with.
 */
final class Deepening {
  /** Half the width of the window around a guess, in discs. */
  static final int WINDOW = 2;

  private Deepening() {}

  /** Returns the searches before one of this reach. */
  static List<Reach> towards(Reach reach, int empties) {
    return reach.depth() == empties ? towardsEnd(reach, empties) : towardsDepth(reach);
  }

  private static List<Reach> towardsDepth(Reach reach) {
    List<Reach> steps = new ArrayList<>();
    for (int depth = 1; depth < reach.depth(); depth++) {
      steps.add(new Reach(depth, reach.selectivity()));
    }
    return steps;
  }

  private static List<Reach> towardsEnd(Reach reach, int empties) {
    List<Reach> steps = new ArrayList<>();
    for (int depth = 4; depth <= empties - 8; depth += 2) {
      steps.add(new Reach(depth, Selectivity.P73));
    }
    for (Selectivity selectivity : Selectivity.values()) {
      if (empties >= 16 && selectivity.compareTo(reach.selectivity()) < 0) {
        steps.add(new Reach(empties, selectivity));
      }
    }
    return steps;
  }
}
