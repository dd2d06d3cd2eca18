package org.kifu.games.draughts;

/**
 * A generator of the moves of a position, into a list that is reused. Pieces are sets of squares,
 * bit 0 is a1; "player" is the side to move.
 *
 * <p>Men step by shifts of whole sets. A king looks along a ray to the first piece. During a
 * capture, the first square counts as empty, and jumped pieces stay on the board until the end of
 * the move and cannot be jumped again (the Turkish strike).
 */
final class MoveGenerator {
  private final DraughtsMoveList moves = new DraughtsMoveList();
  private final boolean keepsDoubles;
  private final byte[] way = new byte[DraughtsMoveList.LONGEST];

  private int length;
  private long jumpable;
  private long taken;
  private long captured;
  private long lastRow;

  MoveGenerator() {
    this(false);
  }

  /**
   * @param keepsDoubles whether captures are all kept that differ only in their order or in the
   *     squares between
   */
  MoveGenerator(boolean keepsDoubles) {
    this.keepsDoubles = keepsDoubles;
  }

  /** The moves that were found last. */
  DraughtsMoveList moves() {
    return moves;
  }

  /** Finds the captures. */
  DraughtsMoveList captures(long player, long opponent, long kings, boolean isWhite) {
    moves.clear();
    addCaptures(player, opponent, kings, isWhite);
    return moves;
  }

  /** Finds the moves if captures are obligatory. */
  DraughtsMoveList obligatory(long player, long opponent, long kings, boolean isWhite) {
    moves.clear();
    addCaptures(player, opponent, kings, isWhite);
    if (moves.size() == 0) {
      addQuiet(player, opponent, kings, isWhite);
    }
    return moves;
  }

  /** Finds the moves if captures are optional. */
  DraughtsMoveList free(long player, long opponent, long kings, boolean isWhite) {
    moves.clear();
    addCaptures(player, opponent, kings, isWhite);
    addQuiet(player, opponent, kings, isWhite);
    return moves;
  }

  /** The number of {@link #obligatory} moves. */
  int countObligatory(long player, long opponent, long kings, boolean isWhite) {
    if (capturing(player & ~kings, opponent, DarkSquares.ALL & ~(player | opponent)) == 0
        && (player & kings) == 0) {
      return countSteps(player, DarkSquares.ALL & ~(player | opponent), isWhite);
    }
    captures(player, opponent, kings, isWhite);
    return moves.size() > 0 ? moves.size() : countQuiet(player, opponent, kings, isWhite);
  }

  private static int countQuiet(long player, long opponent, long kings, boolean isWhite) {
    int count = countSteps(player & ~kings, DarkSquares.ALL & ~(player | opponent), isWhite);
    for (long left = player & kings; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      for (int step = 0; step < DarkSquares.STEPS.length; step++) {
        count += Long.bitCount(DarkSquares.open(square, step, player | opponent));
      }
    }
    return count;
  }

  private static int countSteps(long men, long empty, boolean isWhite) {
    return isWhite
        ? Long.bitCount(men << 9 & empty) + Long.bitCount(men << 7 & empty)
        : Long.bitCount(men >>> 9 & empty) + Long.bitCount(men >>> 7 & empty);
  }

  private void addQuiet(long player, long opponent, long kings, boolean isWhite) {
    long empty = DarkSquares.ALL & ~(player | opponent);
    long men = player & ~kings;
    if (isWhite) {
      addSteps(men << 9 & empty, 9);
      addSteps(men << 7 & empty, 7);
    } else {
      addSteps(men >>> 7 & empty, -7);
      addSteps(men >>> 9 & empty, -9);
    }
    for (long left = player & kings; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      for (int step = 0; step < DarkSquares.STEPS.length; step++) {
        long open = DarkSquares.open(square, step, player | opponent);
        for (; open != 0; open &= open - 1) {
          moves.addQuiet(square, Long.numberOfTrailingZeros(open));
        }
      }
    }
  }

  private void addSteps(long ends, int step) {
    for (long left = ends; left != 0; left &= left - 1) {
      int end = Long.numberOfTrailingZeros(left);
      moves.addQuiet(end - step, end);
    }
  }

  /** The men that can capture. */
  private static long capturing(long men, long opponent, long empty) {
    return men
        & ((empty >>> 9 & opponent) >>> 9
            | (empty >>> 7 & opponent) >>> 7
            | (empty << 7 & opponent) << 7
            | (empty << 9 & opponent) << 9);
  }

  private void addCaptures(long player, long opponent, long kings, boolean isWhite) {
    long all = player | opponent;
    lastRow = isWhite ? DarkSquares.LAST_OF_WHITE : DarkSquares.LAST_OF_BLACK;
    jumpable = opponent & DarkSquares.INNER;
    captured = 0;
    long men = capturing(player & ~kings, opponent, DarkSquares.ALL & ~all);
    for (long left = men | player & kings; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      taken = all & ~(1L << square);
      way[0] = (byte) square;
      length = 1;
      if ((kings >>> square & 1) != 0) {
        kingGoesOn(square);
      } else {
        manGoesOn(square);
      }
    }
  }

  /** Adds the captures of a man from a square, and returns whether there are any. */
  private boolean manGoesOn(int square) {
    boolean goesOn = false;
    for (int step : DarkSquares.STEPS) {
      int over = square + step;
      // A shift beyond the board wraps around to a light square, or is excluded here.
      if ((over & ~63) == 0 && (jumpable >>> over & 1) != 0 && isFree(over + step)) {
        goesOn = true;
        int end = over + step;
        jump(over, end);
        boolean isMore = (lastRow >>> end & 1) != 0 ? kingGoesOn(end) : manGoesOn(end);
        if (!isMore) {
          add();
        }
        takeBack(over);
      }
    }
    return goesOn;
  }

  private boolean isFree(int square) {
    return (taken >>> square & 1) == 0;
  }

  /** Adds the captures of a king from a square, and returns whether there are any. */
  private boolean kingGoesOn(int square) {
    boolean goesOn = false;
    for (int step = 0; step < DarkSquares.STEPS.length; step++) {
      long blocks = DarkSquares.ray(square, step) & taken;
      if (blocks == 0) {
        continue;
      }
      int over = DarkSquares.nearest(blocks, step);
      if ((jumpable >>> over & 1) != 0 && isFree(over + DarkSquares.STEPS[step])) {
        goesOn = true;
        kingJumps(over, DarkSquares.open(over, step, taken));
      }
    }
    return goesOn;
  }

  /**
   * Adds the captures of a king over a piece. If it can continue from some of the squares, it must
   * choose one of those.
   */
  private void kingJumps(int over, long ends) {
    boolean goesOn = false;
    for (long left = ends; left != 0; left &= left - 1) {
      int end = Long.numberOfTrailingZeros(left);
      jump(over, end);
      goesOn |= kingGoesOn(end);
      takeBack(over);
    }
    for (long left = goesOn ? 0 : ends; left != 0; left &= left - 1) {
      jump(over, Long.numberOfTrailingZeros(left));
      add();
      takeBack(over);
    }
  }

  private void jump(int over, int end) {
    jumpable ^= 1L << over;
    captured ^= 1L << over;
    way[length++] = (byte) end;
  }

  private void takeBack(int over) {
    jumpable ^= 1L << over;
    captured ^= 1L << over;
    length--;
  }

  private void add() {
    if (keepsDoubles || !moves.has(way[0], way[length - 1], captured)) {
      moves.addCapture(way, length, captured);
    }
  }
}
