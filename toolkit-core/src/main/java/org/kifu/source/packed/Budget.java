package org.kifu.source.packed;

import java.util.function.LongSupplier;

/** Counts what comes out of one packed source. */
final class Budget {
  private final Limits limits;
  private final LongSupplier packed;
  private long unpacked;

  /**
   * Starts with nothing spent.
   *
   * @param packed the packed size, or how much of it has been read
   */
  Budget(Limits limits, LongSupplier packed) {
    this.limits = limits;
    this.packed = packed;
  }

  /** Takes note of bytes that came out. */
  void spend(int bytes) {
    unpacked += bytes;
  }

  /** Whether more came out than may. */
  boolean isExceeded() {
    return limits.areExceeded(unpacked, packed.getAsLong());
  }

  /** What is exceeded, for a person. */
  String describe() {
    return limits.describe(unpacked, packed.getAsLong());
  }
}
