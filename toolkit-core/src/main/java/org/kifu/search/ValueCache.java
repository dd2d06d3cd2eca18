package org.kifu.search;

import java.util.Arrays;

/**
 * The last values of positions that an evaluator was asked for, of which a search sees a fifth or
 * more again: after other orders of the same moves, and in the next search of the same tree. It
 * belongs to one thread, and is so small that it stays in the cache of its core.
 *
 * <p>An entry is a word: all of the key of a position but its lowest byte, and there the value.
 */
final class ValueCache {
  /** The answer in place of a missing value; no value is as low. */
  static final int NONE = Byte.MIN_VALUE;

  /** The binary logarithm of the number of entries: they take 128 kB. */
  private static final int BITS = 14;

  private static final long VALUE = 0xFF;

  private final long[] words = new long[1 << BITS];

  ValueCache() {
    Arrays.fill(words, NONE & VALUE);
  }

  /** Returns the value for a key of {@link TranspositionTable#key}, or {@link #NONE}. */
  int find(long key) {
    long word = words[index(key)];
    return (word & ~VALUE) == (key & ~VALUE) ? (byte) word : NONE;
  }

  /**
   * Keeps a value.
   *
   * @param value discs, -64 to 64
   */
  void store(long key, int value) {
    words[index(key)] = key & ~VALUE | value & VALUE;
  }

  private static int index(long key) {
    return (int) (key >>> Long.SIZE - BITS);
  }
}
