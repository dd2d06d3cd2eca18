package org.kifu.search;

import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Score;
import org.kifu.evaluation.Evaluator;

/**
 * Lists the moves of positions and ranks them by what they promise: first those that the table
 * holds best, then by what the position after them is worth and by how many replies they leave. Few
 * replies make for a small tree; that counts for more where the search goes to the end of the game.
 */
final class MoveOrder {
  // What a reply counts, in hundredths of a disc; a corner counts twice.
  private static final int REPLY_TO_END = 400;
  private static final int REPLY = 100;

  private final Evaluator evaluator;

  /** By the number of empty squares. */
  private final RankedMoves[] lists = new RankedMoves[Score.MAX + 1];

  MoveOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
    for (int empties = 0; empties < lists.length; empties++) {
      lists[empties] = new RankedMoves();
    }
  }

  /** Returns the list of a position, which is valid for as long as no list of as many is asked. */
  RankedMoves list(long player, long opponent, long moves, int empties) {
    RankedMoves list = lists[empties];
    list.flip(player, opponent, moves);
    return list;
  }

  /**
   * Ranks the moves of a position at which the evaluator stands.
   *
   * @param list of the position
   * @param toEnd whether the search goes to the end of the game
   * @param known what the table knows of the position
   */
  void rank(
      RankedMoves list,
      long player,
      long opponent,
      long moves,
      int empties,
      boolean toEnd,
      long known) {
    list.clear();
    int first = TranspositionTable.move(known);
    int second = TranspositionTable.secondMove(known);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      int rank;
      if (square == first) {
        rank = RankedMoves.FIRST;
      } else if (square == second) {
        rank = RankedMoves.FIRST / 2;
      } else {
        evaluator.play(empties, square, flips);
        rank = rank(opponent & ~flips, player | flips | 1L << square, empties - 1, toEnd);
      }
      list.add(square, rank);
    }
  }

  /**
   * Ranks a move that the evaluator has played.
   *
   * @param other the discs of the side to move after it
   * @param moved the discs of the side that played it
   * @param empties the number of empty squares after it
   * @return hundredths of a disc, the higher the better
   */
  private int rank(long other, long moved, int empties, boolean toEnd) {
    long replies = Mobility.legalMoves(other, moved);
    long further = Mobility.legalMoves(moved, other);
    int value = evaluator.centidiscs(empties, Long.bitCount(replies), Long.bitCount(further));
    int weighted = Long.bitCount(replies) + Long.bitCount(replies & Masks.CORNERS);
    return -value - (toEnd ? REPLY_TO_END : REPLY) * weighted;
  }
}
