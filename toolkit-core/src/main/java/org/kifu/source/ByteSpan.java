package org.kifu.source;

import java.util.Arrays;

/** The bytes of a game as they stand in the source, up to a bound. */
final class ByteSpan {
  private final int most;
  private byte[] bytes = {};
  private int count;
  private boolean isFull;

  /**
   * Begins without any.
   *
   * @param most how many are kept
   */
  ByteSpan(int most) {
    this.most = most;
  }

  void clear() {
    count = 0;
    isFull = false;
  }

  /** Adds some bytes of a buffer; one mostly. */
  void add(byte[] buffer, int from, int length) {
    for (int i = from; i < from + length; i++) {
      add(buffer[i]);
    }
  }

  private void add(byte next) {
    if (count == most) {
      isFull = true;
      return;
    }
    if (count == bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.min(most, Math.max(1 << 12, 2 * bytes.length)));
    }
    bytes[count++] = next;
  }

  /** Whether there were more than are kept. */
  boolean isFull() {
    return isFull;
  }

  /** Takes the last ones away. */
  byte[] cut(int length) {
    count -= length;
    return Arrays.copyOfRange(bytes, count, count + length);
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes, count);
  }
}
