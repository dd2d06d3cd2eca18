package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;

/**
 * The moves of one position, the most promising first. One object serves one ply, again and again.
 */
final class MoveOrder {
  private static final long CORNERS = 0x8100_0000_0000_0081L;
  private static final int TABLE_MOVE = 1 << 20;

  // In sixteenths of a reply.
  private static final int REPLY = 16;
  private static final int CORNER = 12;
  private static final int ODD = 6;

  /** Rank and square of each move, {@code rank << 6 | square}, in falling order. */
  private final int[] ranked = new int[64];

  private final long[] flips = new long[64];
  private int size;

  int size() {
    return size;
  }

  int square(int index) {
    return ranked[index] & 63;
  }

  /** The discs that the move on {@code square} turns over. */
  long flips(int square) {
    return flips[square];
  }

  /**
   * Ranks the moves: the table's move, then by how little they leave the opponent (a corner counts
   * double), corners and squares of odd quadrants rather sooner.
   *
   * @param moves the legal moves of {@code player}
   * @param tableMove a square, or {@link TranspositionTable#NO_MOVE}
   */
  void fill(long player, long opponent, long moves, int tableMove) {
    size = 0;
    long odd = Parity.oddQuadrants(~(player | opponent));
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long bit = 1L << square;
      long turned = Flips.flips(square, player, opponent);
      flips[square] = turned;
      int rank = TABLE_MOVE;
      if (square != tableMove) {
        long replies = Mobility.legalMoves(opponent & ~turned, player | turned | bit);
        rank = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
        rank += (bit & CORNERS) != 0 ? CORNER : 0;
        rank += (bit & odd) != 0 ? ODD : 0;
      }
      insert(rank << 6 | square);
    }
  }

  private void insert(int move) {
    int at = size++;
    while (at > 0 && ranked[at - 1] < move) {
      ranked[at] = ranked[at - 1];
      at--;
    }
    ranked[at] = move;
  }
}
