package org.kifu.verify;

import org.kifu.board.Square;

/**
 * Discs that a move left with the wrong colour on a real board.
 *
 * @param token the index of the written move, from 0
 * @param ply the same, from 1, passes counted
 * @param square where the move put its disc, 0 to 63
 * @param discs the discs that stood wrong afterwards; bit 0 is a1
 * @param forgotten whether they should have been turned over; if not, they should not have been
 */
record Slip(int token, int ply, int square, long discs, boolean forgotten) {
  /** {@code ply 21, f3: e4 d5 were not turned over}. */
  @Override
  public String toString() {
    StringBuilder names = new StringBuilder();
    for (long left = discs; left != 0; left &= left - 1) {
      names.append(Square.name(Long.numberOfTrailingZeros(left))).append(' ');
    }
    boolean isOne = Long.bitCount(discs) == 1;
    return "ply %d, %s: %s%s %s"
        .formatted(
            ply,
            Square.name(square),
            names,
            isOne ? "was" : "were",
            forgotten ? "not turned over" : "turned over without being enclosed");
  }
}
