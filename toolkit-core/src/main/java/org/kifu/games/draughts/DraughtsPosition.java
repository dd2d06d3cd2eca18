package org.kifu.games.draughts;

import java.util.Optional;
import org.kifu.board.Disc;

/**
 * The pieces on the board and the side to move. Bit 0 is a1, bit 63 is h8.
 *
 * @param white white's men and kings
 * @param black black's men and kings
 * @param kings the kings of both sides
 * @param sideToMove the side to move
 * @param clock the counts for counted draws; {@link DrawClock#OFF} if the rules do not count draws
 */
public record DraughtsPosition(
    long white, long black, long kings, Disc sideToMove, DrawClock clock) {
  /** The squares that a man jumps on its way to or from the last row. */
  private static final long BEFORE_LAST_OF_WHITE = DarkSquares.ALL & 0x00FF_0000_0000_0000L;

  private static final long BEFORE_LAST_OF_BLACK = DarkSquares.ALL & 0xFF00L;

  /** The start: twelve men each, white to move. */
  static final DraughtsPosition START =
      new DraughtsPosition(
          DarkSquares.ALL & 0xFF_FFFFL,
          DarkSquares.ALL & 0xFFFF_FF00_0000_0000L,
          0,
          Disc.WHITE,
          DrawClock.OFF);

  /**
   * Reads {@code W:Wa1,Kc3:Bb8}; see {@link DraughtsBoardText}.
   *
   * @return the position; nothing if the text is not a position of this game
   */
  public static Optional<DraughtsPosition> parse(String text) {
    return DraughtsBoardText.parse(text);
  }

  /** The pieces of the side to move. */
  public long player() {
    return isWhiteToMove() ? white : black;
  }

  /** The pieces of the other side. */
  public long opponent() {
    return isWhiteToMove() ? black : white;
  }

  /** The pieces of a side. */
  public long pieces(Disc side) {
    return side == Disc.WHITE ? white : black;
  }

  boolean isWhiteToMove() {
    return sideToMove == Disc.WHITE;
  }

  /** The same position with another clock. */
  DraughtsPosition withClock(DrawClock other) {
    return new DraughtsPosition(white, black, kings, sideToMove, other);
  }

  /** The position after a legal move, with the clock unchanged. */
  DraughtsPosition played(DraughtsMove move) {
    long own = player() ^ 1L << move.from() | 1L << move.to();
    long other = opponent() & ~move.captured();
    long after = kingsAfter(kings, move.from(), move.to(), move.captured(), isWhiteToMove());
    return isWhiteToMove()
        ? new DraughtsPosition(own, other, after, Disc.BLACK, clock)
        : new DraughtsPosition(other, own, after, Disc.WHITE, clock);
  }

  /**
   * The kings after a legal move. A man that takes a piece on the row before the last is on the
   * last row before or after that jump. The captured pieces therefore show whether the man became a
   * king on its way.
   *
   * @param kings the kings of both sides before the move
   */
  static long kingsAfter(long kings, int from, int to, long captured, boolean isWhite) {
    long start = 1L << from;
    long end = 1L << to;
    long last = isWhite ? DarkSquares.LAST_OF_WHITE : DarkSquares.LAST_OF_BLACK;
    long beforeLast = isWhite ? BEFORE_LAST_OF_WHITE : BEFORE_LAST_OF_BLACK;
    boolean isKing = (kings & start) != 0 || (end & last) != 0 || (captured & beforeLast) != 0;
    long stay = kings & ~captured & ~start;
    return isKing ? stay | end : stay;
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    return DraughtsBoardText.write(this);
  }
}
