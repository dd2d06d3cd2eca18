package org.kifu.format.transcript;

/**
 * How far the moves of a text are legal.
 *
 * @param size the number of moves
 * @param used the number of moves that are legal, from the first
 * @param over whether the game is over after the last of them
 * @param plies the plies played so far, passes filled in
 * @param mirrored whether they are legal only from the mirrored start
 */
record Verdict(int size, int used, boolean over, int plies, boolean mirrored) {
  boolean isLegal() {
    return used == size;
  }
}
