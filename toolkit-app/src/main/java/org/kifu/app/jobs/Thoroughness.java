package org.kifu.app.jobs;

import java.util.Arrays;
import java.util.OptionalDouble;

/** The levels that the window offers in words. */
enum Thoroughness {
  QUICK(8, 0.6),
  USUAL(12, 1.5),
  THOROUGH(21, 13);

  private final int level;

  /** The seconds of one core for a game of 60 moves, until the machine itself is measured. */
  private final double seconds;

  Thoroughness(int level, double seconds) {
    this.level = level;
    this.seconds = seconds;
  }

  int level() {
    return level;
  }

  /** The seconds that a game may take at a level; nothing for levels without words. */
  static OptionalDouble seconds(int level) {
    return Arrays.stream(values())
        .filter(each -> each.level == level)
        .mapToDouble(each -> each.seconds)
        .findFirst();
  }
}
