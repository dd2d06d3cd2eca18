package org.kifu.format.transcript;

/**
 * How far the moves of a text are legal.
 *
 * @param size the number of moves
 * @param used the number of moves that are legal, from the first
 * @param over whether the game is over after the last of them
 * @param plies the plies played so far, passes filled in
 * @param mirrored whether they are legal only from the mirrored start
 * @param firstMove the square that they are legal after, if it is played before them; -1 if they do
 *     not need it
 */
record Verdict(int size, int used, boolean over, int plies, boolean mirrored, int firstMove) {
  /** Without a tolerance. */
  Verdict(int size, int used, boolean over, int plies) {
    this(size, used, over, plies, false, -1);
  }

  /** Whether they are legal only by a tolerance. */
  boolean isTolerated() {
    return mirrored || firstMove >= 0;
  }

  boolean isLegal() {
    return used == size;
  }
}
