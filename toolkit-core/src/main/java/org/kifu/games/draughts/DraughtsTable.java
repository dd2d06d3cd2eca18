package org.kifu.games.draughts;

import java.util.Arrays;

/** A table of search results, two words for each position. A newer entry replaces an older one. */
final class DraughtsTable {
  /** The value is exact. */
  static final int EXACT = 0;

  /** The value is a lower bound. */
  static final int LOWER = 1;

  /** The value is an upper bound. */
  static final int UPPER = 2;

  /** No entry. */
  static final long NONE = 0;

  private static final int BYTES = 16;
  private static final int OFFSET = 1 << 15;
  private static final int SIX_BITS = 63;

  private final long[] keys;
  private final long[] entries;

  /**
   * An empty table.
   *
   * @param megabytes the size in megabytes, 1 to 8192
   */
  DraughtsTable(int megabytes) {
    long positions = Math.min(1L << 28, ((long) megabytes << 20) / BYTES);
    keys = new long[(int) Long.highestOneBit(positions)];
    entries = new long[keys.length];
  }

  void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(entries, NONE);
  }

  /** The hash of a position, with all bits mixed. */
  static long key(long player, long opponent, long kings, boolean isWhite) {
    long key = mixed(player * 0x9E37_79B9_7F4A_7C15L + opponent);
    key = mixed(key * 0xC2B2_AE3D_27D4_EB4FL + kings);
    return isWhite ? key : ~key;
  }

  private static long mixed(long word) {
    long half = (word ^ word >>> 32) * 0xD6E8_FEB8_6659_FD93L;
    return half ^ half >>> 32;
  }

  long find(long key) {
    int slot = slot(key);
    return keys[slot] == key ? entries[slot] : NONE;
  }

  void store(long key, int depth, int value, int bound, int from, int to) {
    int slot = slot(key);
    keys[slot] = key;
    entries[slot] =
        1L << 40
            | (long) (value + OFFSET) << 22
            | (long) depth << 14
            | bound << 12
            | from << 6
            | to;
  }

  private int slot(long key) {
    return (int) key & keys.length - 1;
  }

  static int value(long entry) {
    return (int) (entry >>> 22 & 0xFFFF) - OFFSET;
  }

  static int depth(long entry) {
    return (int) (entry >>> 14 & 0xFF);
  }

  static int bound(long entry) {
    return (int) (entry >>> 12 & 3);
  }

  static int from(long entry) {
    return (int) (entry >>> 6 & SIX_BITS);
  }

  static int to(long entry) {
    return (int) entry & SIX_BITS;
  }
}
