package org.kifu.search.general;

import java.util.Arrays;

/**
 * A table of the results of a {@link WordSearch}, as {@link AlphaBeta.PositionTable} is of
 * positions: two places for each; the search that went deeper keeps the first.
 */
final class WordResults {
  /** The value of {@link #find} if the table does not know. */
  static final int NONE = -1;

  private static final int FREE = -1;

  private final long[] owns;
  private final long[] others;
  private final int[] lowers;
  private final int[] uppers;

  /** The depth of a search, doubled; with one more if white is to move. */
  private final short[] depths;

  private final short[] moves;

  /**
   * An empty table.
   *
   * @param size the number of positions it keeps, a power of two and at least 2
   */
  WordResults(int size) {
    owns = new long[size];
    others = new long[size];
    lowers = new int[size];
    uppers = new int[size];
    depths = new short[size];
    moves = new short[size];
    clear();
  }

  void clear() {
    Arrays.fill(depths, (short) FREE);
  }

  /** The depth of a search and the side to move as one number. */
  static int key(int depth, boolean isBlack) {
    return 2 * depth + (isBlack ? 0 : 1);
  }

  /** The place of a position that was searched to exactly this depth; {@link #NONE} if unknown. */
  int find(long own, long other, int key) {
    int slot = slot(own, other);
    if (holds(slot, own, other, key)) {
      return slot;
    }
    return holds(slot ^ 1, own, other, key) ? slot ^ 1 : NONE;
  }

  private boolean holds(int slot, long own, long other, int key) {
    return depths[slot] == key && owns[slot] == own && others[slot] == other;
  }

  int lower(int slot) {
    return lowers[slot];
  }

  int upper(int slot) {
    return uppers[slot];
  }

  int move(int slot) {
    return moves[slot];
  }

  void store(long own, long other, int key, int lower, int upper, int move) {
    int first = slot(own, other);
    int slot = depths[first] >> 1 > key >> 1 ? first ^ 1 : first;
    owns[slot] = own;
    others[slot] = other;
    lowers[slot] = lower;
    uppers[slot] = upper;
    depths[slot] = (short) key;
    moves[slot] = (short) move;
  }

  /** The even place of a pair. */
  private int slot(long own, long other) {
    long mixed = own * 0x9E3779B97F4A7C15L ^ other * 0xC2B2AE3D27D4EB4FL;
    mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> 32) & owns.length - 2;
  }
}
