package org.kifu.games.draughts;

/** Which pieces are kings after a move. */
final class Kings {
  /** What a man jumps on its way to or from the last row. */
  private static final long BEFORE_LAST_OF_WHITE = DarkSquares.ALL & 0x00FF_0000_0000_0000L;

  private static final long BEFORE_LAST_OF_BLACK = DarkSquares.ALL & 0xFF00L;

  private Kings() {}

  /**
   * The kings after a legal move. A man that takes a piece of the row before the last one comes
   * down on the last row on either side of that jump, so that the pieces that were taken tell
   * whether it became a king on its way.
   *
   * @param kings those of both sides before it
   */
  static long after(long kings, int from, int to, long captured, boolean isWhite) {
    long start = 1L << from;
    long end = 1L << to;
    long last = isWhite ? DarkSquares.LAST_OF_WHITE : DarkSquares.LAST_OF_BLACK;
    long beforeLast = isWhite ? BEFORE_LAST_OF_WHITE : BEFORE_LAST_OF_BLACK;
    boolean isKing = (kings & start) != 0 || (end & last) != 0 || (captured & beforeLast) != 0;
    long stay = kings & ~captured & ~start;
    return isKing ? stay | end : stay;
  }
}
