package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.board.Score;

/**
 * The moves of one position with their ranks, given out from the highest. One list serves one
 * number of empty squares, again and again.
 */
final class RankedMoves {
  /** Above every rank that a move gets by its merits. */
  static final int FIRST = 1 << 24;

  /** No position has more moves; proved by nobody, but far above the 33 that are known. */
  private static final int MOST = 60;

  /** Rank and square of each move, {@code rank << 6 | square}. */
  private final int[] ranked = new int[MOST];

  /** By square: the discs that the move turns over. */
  private final long[] flips = new long[Score.MAX];

  /** By square: the moves of the other side after it. */
  private final long[] replies = new long[Score.MAX];

  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Computes the discs that each of these moves turns over. */
  void flip(long player, long opponent, long moves) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      flips[square] = Flips.flips(square, player, opponent);
    }
  }

  /** Whether one of these moves, whose flips are known, turns over exactly this. */
  boolean holds(long moves, long turned) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      if (flips[Long.numberOfTrailingZeros(rest)] == turned) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a move whose flips are known.
   *
   * @param rank of equal ones the higher square comes first; -2^25 to 2^25
   */
  void add(int square, int rank) {
    ranked[size++] = rank << 6 | square;
  }

  /** Adds a move whose flips and replies are known. */
  void add(int square, long moves, int rank) {
    replies[square] = moves;
    add(square, rank);
  }

  /** The moves that the other side has after the move on {@code square}. */
  long replies(int square) {
    return replies[square];
  }

  /**
   * Returns the square of the best move from {@code index} on, and puts it there.
   *
   * @param index how many moves were given out
   */
  int next(int index) {
    int best = index;
    int highest = ranked[index];
    for (int i = index + 1; i < size; i++) {
      if (ranked[i] > highest) {
        highest = ranked[i];
        best = i;
      }
    }
    ranked[best] = ranked[index];
    ranked[index] = highest;
    return highest & 63;
  }

  /** The discs that the move on {@code square} turns over. */
  long flips(int square) {
    return flips[square];
  }

  /** Returns the squares from {@code index} on, the best first. */
  int[] from(int index) {
    int[] squares = new int[size - index];
    for (int i = index; i < size; i++) {
      squares[i - index] = next(i);
    }
    return squares;
  }
}
