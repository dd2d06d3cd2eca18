package org.kifu.rules.grid;

/**
 * The straight lines of a board, and the discs enclosed on them. A line begins with a square beside
 * another one and goes on to the end of the board or a hole.
 *
 * <p>Discs are sets of squares, 64 a word: the words of one side, then those of the other.
 */
final class BoardLines {
  private static final int WORD = 6;

  private final int width;
  private final int words;
  private final int directions;

  /** By the step from a square to one beside it, 0 for that to the upper left: its direction. */
  private final byte[] directionOfStep;

  /** By square and direction: the squares of the line. */
  private final long[] squares;

  /** By square: the squares beside it from which a line goes on. */
  private final long[][] beside;

  /**
   * The lines of a board.
   *
   * @param width the squares of a row
   * @param height the rows
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
    // A line that flips has a disc to flip and one that closes it.
    if (first != Direction.NONE && direction.next(first) != Direction.NONE) {
      beside[square][first >>> WORD] |= 1L << first;
    }
  }

  /** How many words a set of squares has. */
  int words() {
    return words;
  }

  /** The squares beside one with which lines to be flipped can begin; not to be changed. */
  long[] beside(int square) {
    return beside[square];
  }

  private int line(int square, int first) {
    return (square * directions + directionOfStep[first - square + width + 1]) * words;
  }

  /**
   * The own disc behind a run of the other side's; {@link Direction#NONE} if there is none.
   *
   * @param first the square that the run begins with, beside {@code square}
   * @param own where the words of one side begin in {@code discs}
   * @param other where those of the other side begin
   */
  int closing(int square, int first, long[] discs, int own, int other) {
    int line = line(square, first);
    int stop = first > square ? lowest(line, discs, other) : highest(line, discs, other);
    return stop != Direction.NONE && has(discs, own, stop) ? stop : Direction.NONE;
  }

  /** The first square of a line without a disc of a side. */
  private int lowest(int line, long[] discs, int side) {
    for (int word = 0; word < words; word++) {
      long stop = squares[line + word] & ~discs[side + word];
      if (stop != 0) {
        return (word << WORD) + Long.numberOfTrailingZeros(stop);
      }
    }
    return Direction.NONE;
  }

  /** The same of a line that goes to lower squares. */
  private int highest(int line, long[] discs, int side) {
    for (int word = words - 1; word >= 0; word--) {
      long stop = squares[line + word] & ~discs[side + word];
      if (stop != 0) {
        return (word << WORD) + Long.SIZE - 1 - Long.numberOfLeadingZeros(stop);
      }
    }
    return Direction.NONE;
  }

  /** Turns over the discs of a line between two squares. */
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

  /** One of the eight steps from square to square, taken by all squares of a set at once. */
  static final class Direction {
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
}
