package org.kifu.board;

/** A move of the 8x8 game: a square, or a pass. Each move has only one object. */
public final class Move {
  private static final Move[] AT = new Move[Square.COUNT];

  static {
    for (int square = 0; square < Square.COUNT; square++) {
      AT[square] = new Move(square);
    }
  }

  /** The pass of a side that has no legal move. */
  public static final Move PASS = new Move(-1);

  private final int square;

  private Move(int square) {
    this.square = square;
  }

  /**
   * The move that places a disc on {@code square}.
   *
   * @param square 0 (a1) to 63 (h8)
   */
  public static Move at(int square) {
    return AT[square];
  }

  /** Whether this is the pass. */
  public boolean isPass() {
    return square < 0;
  }

  /** The square, 0 to 63; -1 for the pass. */
  public int square() {
    return square;
  }

  /** The square's name in lower case, or {@code pass}. */
  @Override
  public String toString() {
    return isPass() ? "pass" : Square.name(square);
  }
}
