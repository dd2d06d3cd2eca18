package org.kifu.search;

import org.kifu.board.Score;

/**
 * What a search to the end of the game found out about positions near it. One thread uses a table,
 * which fits the cache of its core: an entry is the position and its data, and the latest stays.
 *
 * <p>Data, from the lowest byte: lower bound, upper bound (discs for the side to move), best move.
 */
final class EndTable {
  /** No best move known. */
  static final int NO_MOVE = 64;

  /** What is known of any position. */
  static final long NOTHING = data(Score.MIN, Score.MAX, NO_MOVE);

  private static final int ENTRY_WORDS = 3;

  private final long[] words;
  private final int shift;

  /**
   * An empty table.
   *
   * @param bits its size: the number of entries is two to this power
   */
  EndTable(int bits) {
    words = new long[ENTRY_WORDS << bits];
    shift = 64 - bits;
  }

  /** Forgets everything. */
  void clear() {
    java.util.Arrays.fill(words, 0);
  }

  /** Returns the data of a position, or {@link #NOTHING}. */
  long find(long player, long opponent) {
    int entry = entry(player, opponent);
    return words[entry] == player && words[entry + 1] == opponent ? words[entry + 2] : NOTHING;
  }

  /** Remembers a position. */
  void store(long player, long opponent, int lower, int upper, int move) {
    int entry = entry(player, opponent);
    words[entry] = player;
    words[entry + 1] = opponent;
    words[entry + 2] = data(lower, upper, move);
  }

  static int lower(long data) {
    return (byte) data;
  }

  static int upper(long data) {
    return (byte) (data >>> 8);
  }

  static int move(long data) {
    return (int) (data >>> 16);
  }

  private static long data(int lower, int upper, int move) {
    return lower & 0xFFL | (upper & 0xFFL) << 8 | (long) move << 16;
  }

  private int entry(long player, long opponent) {
    long mixed =
        player * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent * 0xD6E8_FEB8_6659_FD93L, 31);
    return ENTRY_WORDS * (int) (mixed * 0xBF58_476D_1CE4_E5B9L >>> shift);
  }
}
