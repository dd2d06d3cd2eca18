package org.kifu.search;

import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;

/**
 * Ranks moves by what they promise: by what the position after them is worth and by how many
 * replies they leave. Few replies make for a small tree; that counts for more where the search goes
 * to the end of the game.
 */
final class MoveOrder {
  private static final long CORNERS = 0x8100_0000_0000_0081L;

  // What a reply counts, in hundredths of a disc; a corner counts twice.
  private static final int REPLY_TO_END = 400;
  private static final int REPLY = 100;

  private final Evaluator evaluator;

  MoveOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /**
   * Ranks a move that the evaluator has played.
   *
   * @param other the discs of the side to move after it
   * @param moved the discs of the side that played it
   * @param empties the number of empty squares after it
   * @param toEnd whether the search goes to the end of the game
   * @return hundredths of a disc, the higher the better
   */
  int rank(long other, long moved, int empties, boolean toEnd) {
    long replies = Mobility.legalMoves(other, moved);
    long further = Mobility.legalMoves(moved, other);
    int value = evaluator.centidiscs(empties, Long.bitCount(replies), Long.bitCount(further));
    int weighted = Long.bitCount(replies) + Long.bitCount(replies & CORNERS);
    return -value - (toEnd ? REPLY_TO_END : REPLY) * weighted;
  }
}
