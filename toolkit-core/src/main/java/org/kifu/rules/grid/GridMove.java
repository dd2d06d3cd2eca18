package org.kifu.rules.grid;

/**
 * A move on a board of any shape.
 *
 * @param square its number, row by row from the top left; -1 for a pass
 */
public record GridMove(int square) {
  /** A pass. */
  public static final GridMove PASS = new GridMove(-1);

  /** Whether it is a pass. */
  public boolean isPass() {
    return square < 0;
  }
}
