package org.kifu.board;

/**
 * A position of the 8x8 board.
 *
 * @param player the discs of the side to move; bit 0 is a1, bit 63 is h8
 * @param opponent the discs of the other side
 * @param sideToMove the colour of {@code player}
 */
public record Position(long player, long opponent, Disc sideToMove) {
  /** The start of a tournament game: white d4 e5, black e4 d5, black to move. */
  public static final Position START =
      new Position(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, Disc.BLACK);

  /** Checks that no square holds two discs. */
  public Position {
    if ((player & opponent) != 0) {
      throw new IllegalArgumentException("a square holds two discs");
    }
  }

  /** Returns the position with these discs. */
  public static Position of(long black, long white, Disc sideToMove) {
    return sideToMove == Disc.BLACK
        ? new Position(black, white, sideToMove)
        : new Position(white, black, sideToMove);
  }

  /** The black discs. */
  public long black() {
    return sideToMove == Disc.BLACK ? player : opponent;
  }

  /** The white discs. */
  public long white() {
    return sideToMove == Disc.WHITE ? player : opponent;
  }

  /** The discs of one colour. */
  public long discs(Disc colour) {
    return colour == sideToMove ? player : opponent;
  }

  /** The number of empty squares, 0 to 64. */
  public int empties() {
    return Square.COUNT - Long.bitCount(player | opponent);
  }

  /** The same discs with the other side to move. */
  public Position passed() {
    return new Position(opponent, player, sideToMove.opponent());
  }

  /**
   * The position after the side to move has put a disc on {@code square} and turned {@code flips}
   * over.
   *
   * @param square 0 to 63, empty
   * @param flips the opponent's discs that change colour
   */
  public Position played(int square, long flips) {
    return new Position(opponent & ~flips, player | flips | 1L << square, sideToMove.opponent());
  }

  /**
   * The 64 squares row by row, {@code X} black, {@code O} white, {@code -} empty, then a space and
   * the side to move.
   */
  @Override
  public String toString() {
    return BoardText.write(this);
  }
}
