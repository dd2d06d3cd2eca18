package org.kifu.rules.grid;

/**
 * The straight lines of a board, and the discs enclosed on them. A line begins next to a square and
 * continues to the edge of the board or a hole.
 *
 * <p>Discs are sets of squares, 64 in each word: first the words of one side, then those of the
 * other.
 */
final class BoardLines {
  private static final int WORD = 6;

  private final int width;
  private final int words;
  private final int directions;

  /**
   * The direction of each step from a square to a neighbour, indexed from 0 for the step to the
   * upper left.
   */
  private final byte[] directionOfStep;

  /** The squares of the line for each square and direction. */
  private final long[] squares;

  /** The neighbours of each square from which a line continues. */
  private final long[][] beside;

  /**
   * The lines of a board.
   *
   * @param width the number of squares in a row
   * @param height the number of rows
   */
  BoardLines(int width, int height, Direction[] directions) {
    this.width = width;
    this.words = width * height + 63 >>> WORD;
    this.directions = directions.length;
    this.directionOfStep = new byte[2 * width + 3];
    this.squares = new long[width * height * directions.length * words];
    this.beside = new long[width * height][words];
    for (int number = 0; number < directions.length; number++) {
      directionOfStep[directions[number].shift() + width + 1] = (byte) number;
      for (int square = 0; square < width * height; square++) {
        add(square, number, directions[number]);
      }
    }
  }

  private void add(int square, int number, Direction direction) {
    int line = (square * directions + number) * words;
    int first = direction.next(square);
    for (int at = first; at != Direction.NONE; at = direction.next(at)) {
      squares[line + (at >>> WORD)] |= 1L << at;
    }
    // A line that flips has a disc to flip and a disc that closes it.
    if (first != Direction.NONE && direction.next(first) != Direction.NONE) {
      beside[square][first >>> WORD] |= 1L << first;
    }
  }

  /** The number of words in a set of squares. */
  int words() {
    return words;
  }

  /** The neighbours of a square with which lines that flip can begin; not to be changed. */
  long[] beside(int square) {
    return beside[square];
  }

  private int line(int square, int first) {
    return (square * directions + directionOfStep[first - square + width + 1]) * words;
  }

  /**
   * The own disc at the end of a run of the other side's discs; {@link Direction#NONE} if there is
   * none.
   *
   * @param first the square with which the run begins, next to {@code square}
   * @param own the index in {@code discs} of the own side's words
   * @param other the index of the other side's words
   */
  int closing(int square, int first, long[] discs, int own, int other) {
    int line = line(square, first);
    int stop = first > square ? lowest(line, discs, other) : highest(line, discs, other);
    return stop != Direction.NONE && has(discs, own, stop) ? stop : Direction.NONE;
  }

  /** The first square without a disc of a side, on a line to higher squares. */
  private int lowest(int line, long[] discs, int side) {
    for (int word = 0; word < words; word++) {
      long stop = squares[line + word] & ~discs[side + word];
      if (stop != 0) {
        return (word << WORD) + Long.numberOfTrailingZeros(stop);
      }
    }
    return Direction.NONE;
  }

  /** The first square without a disc of a side, on a line to lower squares. */
  private int highest(int line, long[] discs, int side) {
    for (int word = words - 1; word >= 0; word--) {
      long stop = squares[line + word] & ~discs[side + word];
      if (stop != 0) {
        return (word << WORD) + Long.SIZE - 1 - Long.numberOfLeadingZeros(stop);
      }
    }
    return Direction.NONE;
  }

  /** Flips the discs of a line between two squares. */
  void turn(long[] discs, int square, int first, int closing) {
    int line = line(square, first);
    int from = Math.min(square, closing);
    int to = Math.max(square, closing);
    for (int word = from >>> WORD; word <= to >>> WORD; word++) {
      long between = squares[line + word];
      between &= word == from >>> WORD ? -2L << from : -1;
      between &= word == to >>> WORD ? (1L << to) - 1 : -1;
      discs[word] ^= between;
      discs[words + word] ^= between;
    }
  }

  /** Whether a side has a disc on a square. */
  static boolean has(long[] discs, int side, int square) {
    return (discs[side + (square >>> WORD)] >>> square & 1) != 0;
  }

  /** One of the eight steps from square to square, which all squares of a set take at once. */
  static final class Direction {
    /** The value after the last square of a line. */
    static final int NONE = -1;

    private final int shift;
    private final int[] next;
    private final long[] targets;
    private final long firstTargets;

    /**
     * A step.
     *
     * @param shift the number that the step adds to that of a square, -17 to 17 and not 0
     * @param next the square that the step leads to from each square; {@link #NONE} at the end of
     *     the board
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
      this.firstTargets = targets[0];
    }

    /** The number that the step adds to that of a square. */
    int shift() {
      return shift;
    }

    /** The next square; {@link #NONE} at the end of the board. */
    int next(int square) {
      return next[square];
    }

    /** Whether the step leads to a square from another square of the board. */
    boolean reaches(int square) {
      return (targets[square >>> 6] >>> square & 1) != 0;
    }

    /**
     * The squares after those of a set, on a board of one word. What goes round from one end of the
     * word to the other is never a target.
     */
    long step(long set) {
      return Long.rotateLeft(set, shift) & firstTargets;
    }

    /** The numbers that the step reaches from no square, on a board of one word. */
    long unreached() {
      return ~firstTargets;
    }

    /** The squares after all runs of a side's discs that begin next to the own discs. */
    long afterRuns(long own, long other) {
      long after = 0;
      for (long run = step(own) & other; run != 0; run &= other) {
        run = step(run);
        after |= run;
      }
      return after;
    }

    /** Adds the numbers that the step reaches from no square. */
    void addUnreached(long[] set) {
      for (int word = 0; word < set.length; word++) {
        set[word] |= ~targets[word];
      }
    }

    /** Replaces each square of a set by the next square, or removes it at the end of the board. */
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
}
