package org.kifu.rules.grid;

/** One of the eight steps from square to square, taken by all squares of a set at once. */
final class Direction {
  private final int shift;
  private final long[] targets;

  /**
   * A step.
   *
   * @param shift added to the number of a square, -17 to 17 and not 0
   * @param targets the squares that such a step from another square of the board reaches, 64 a word
   */
  Direction(int shift, long[] targets) {
    this.shift = shift;
    this.targets = targets;
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
