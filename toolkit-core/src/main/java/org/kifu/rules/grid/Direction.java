package org.kifu.rules.grid;

/** One of the eight steps from square to square, taken by all squares of a set at once. */
final class Direction {
  /** What follows the last square of a line. */
  static final int NONE = -1;

  private final int shift;
  private final int[] next;
  private final long[] targets;

  /**
   * A step.
   *
   * @param shift added to the number of a square, -17 to 17 and not 0
   * @param next by square: the one that the step leads to; {@link #NONE} where the board ends
   */
  Direction(int shift, int[] next) {
    this.shift = shift;
    this.next = next;
    this.targets = new long[next.length + 63 >>> 6];
    for (int square : next) {
      if (square != NONE) {
        targets[square >>> 6] |= 1L << square;
      }
    }
  }

  /** What it adds to the number of a square. */
  int shift() {
    return shift;
  }

  /** The square after one; {@link #NONE} where the board ends. */
  int next(int square) {
    return next[square];
  }

  /** Whether a step reaches a square from another one of the board. */
  boolean reaches(int square) {
    return (targets[square >>> 6] >>> square & 1) != 0;
  }

  /** Replaces each square of a set by the one after it; where there is none, it is left out. */
  void step(long[] set) {
    if (shift > 0) {
      for (int word = set.length - 1; word > 0; word--) {
        set[word] = (set[word] << shift | set[word - 1] >>> -shift) & targets[word];
      }
      set[0] = set[0] << shift & targets[0];
    } else {
      int last = set.length - 1;
      for (int word = 0; word < last; word++) {
        set[word] = (set[word] >>> -shift | set[word + 1] << shift) & targets[word];
      }
      set[last] = set[last] >>> -shift & targets[last];
    }
  }
}
