package org.kifu.rules.grid;

/**
 * A move on a board of any shape.
 *
 * @param square the number of the square, row by row from the top left; -1 for a pass
 * @param closing the own disc that closes the only line to flip, if the rules let the player choose
 *     one; -1 if all lines flip
 */
public record GridMove(int square, int closing) {
  private static final int NONE = -1;

  /** A pass. */
  public static final GridMove PASS = new GridMove(NONE);

  /** A move that flips all lines, or none. */
  public GridMove(int square) {
    this(square, NONE);
  }

  /** Whether the move is a pass. */
  public boolean isPass() {
    return square < 0;
  }

  /** Whether the move flips only one line. */
  boolean isOneWay() {
    return closing >= 0;
  }
}
