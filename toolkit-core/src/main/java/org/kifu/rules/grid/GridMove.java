package org.kifu.rules.grid;

/**
 * A move on a board of any shape.
 *
 * @param square its number, row by row from the top left; -1 for a pass
 * @param closing the own disc that closes the only line to be flipped, where the rules let the
 *     player choose one; -1 if all lines are flipped
 */
public record GridMove(int square, int closing) {
  private static final int NONE = -1;

  /** A pass. */
  public static final GridMove PASS = new GridMove(NONE);

  /** A move that flips all lines, or none. */
  public GridMove(int square) {
    this(square, NONE);
  }

  /** Whether it is a pass. */
  public boolean isPass() {
    return square < 0;
  }

  /** Whether it flips one line and leaves the others. */
  boolean isOneWay() {
    return closing >= 0;
  }
}
