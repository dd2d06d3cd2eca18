package org.kifu.search;

import java.util.Arrays;

/**
 * What the search found out about positions, by position and depth. An entry is two words of one
 * array: its key XOR its data, then the data, so that a torn entry is a miss. Two entries make a
 * bucket: the first keeps the deeper search, the second the latest.
 *
 * <p>Data, from the lowest bit: lower bound, upper bound (16 bits each, centidiscs for the side to
 * move), depth (8), best move (8), question (16). Entries of an earlier question count as empty, so
 * that an answer never depends on what was asked before.
 */
final class TranspositionTable {
  /** No best move known. */
  static final int NO_MOVE = 64;

  /** No entry: depth 0, which is never stored, and no move. */
  static final long NOTHING = (long) NO_MOVE << 40;

  private static final int QUESTIONS = 1 << 16;
  private static final int ENTRY_BYTES = 16;

  private final int buckets;
  private long[] words = {};
  private int question = QUESTIONS;

  /**
   * A table that takes its memory at the first question.
   *
   * @param megabytes its size, 1 to 8192; rounded down to a power of two
   */
  TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > 8192) {
      throw new IllegalArgumentException("no such table: " + megabytes + " MB");
    }
    buckets = Integer.highestOneBit(megabytes) * ((1 << 20) / (2 * ENTRY_BYTES));
  }

  /** Forgets everything. */
  void startQuestion() {
    question++;
    if (question >= QUESTIONS) {
      question = 1;
      clear();
    }
  }

  private void clear() {
    if (words.length == 0) {
      words = new long[4 * buckets];
    } else {
      Arrays.fill(words, 0);
    }
  }

  /**
   * The key of a position: both halves of a 128-bit product, folded. Different positions share a
   * key about as seldom as random numbers of 64 bits do.
   */
  static long key(long player, long opponent) {
    long a = player ^ 0x9E37_79B9_7F4A_7C15L;
    long b = opponent ^ 0xD6E8_FEB8_6659_FD93L;
    return a * b ^ Math.unsignedMultiplyHigh(a, b);
  }

  /** Returns the data for a key, or {@link #NOTHING}. */
  long find(long key) {
    int slot = slot(key);
    long data = words[slot + 1];
    if ((words[slot] ^ data) != key) {
      data = words[slot + 3];
      if ((words[slot + 2] ^ data) != key) {
        return NOTHING;
      }
    }
    return isCurrent(data) ? data : NOTHING;
  }

  /**
   * Remembers the outcome of a search.
   *
   * @param depth in plies; the number of empties if it went to the end
   * @param lower centidiscs for the side to move
   * @param upper centidiscs for the side to move
   * @param move the best move, or {@link #NO_MOVE}
   */
  void store(long key, int depth, int lower, int upper, int move) {
    long data =
        lower & 0xFFFFL
            | (upper & 0xFFFFL) << 16
            | (long) depth << 32
            | (long) move << 40
            | (long) question << 48;
    int slot = slot(key);
    long first = words[slot + 1];
    if (isCurrent(first) && depth(first) > depth && (words[slot] ^ first) != key) {
      slot += 2;
    }
    words[slot] = key ^ data;
    words[slot + 1] = data;
  }

  static int lower(long data) {
    return (short) data;
  }

  static int upper(long data) {
    return (short) (data >>> 16);
  }

  static int depth(long data) {
    return (int) (data >>> 32) & 0xFF;
  }

  static int move(long data) {
    return (int) (data >>> 40) & 0xFF;
  }

  private boolean isCurrent(long data) {
    return data >>> 48 == question;
  }

  private int slot(long key) {
    return ((int) (key >>> 32) & buckets - 1) << 2;
  }
}
