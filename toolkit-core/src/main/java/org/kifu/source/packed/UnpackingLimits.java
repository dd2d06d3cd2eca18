package org.kifu.source.packed;

import java.util.function.LongSupplier;

/**
 * The limits of what may come out of a packed source, all its entries together.
 *
 * @param free bytes that may come out whatever it was; a text that repeats itself packs well
 * @param ratio times the packed size that may come out beyond that
 * @param most bytes that may ever come out
 * @param directory bytes that the directory of a zip may take, and with it the memory
 * @param headers bytes that the headers of a tar may take, all together
 */
record UnpackingLimits(long free, int ratio, long most, long directory, long headers) {
  static final UnpackingLimits USUAL =
      new UnpackingLimits(64L << 20, 200, 16L << 30, 4L << 20, 64L << 20);

  /** Whether this is too much. */
  boolean areExceeded(long unpacked, long packed) {
    return unpacked > most || unpacked > free && unpacked / ratio > packed;
  }

  /** What is exceeded, for a person. */
  String describe(long unpacked, long packed) {
    return unpacked > most
        ? "unpacks to more than %d bytes".formatted(most)
        : "unpacks to more than %d times its %d bytes".formatted(ratio, packed);
  }

  /** A count of what comes out of one packed source. */
  static final class UnpackedCount {
    private final UnpackingLimits limits;
    private final LongSupplier packed;
    private long unpacked;

    /**
     * Starts with nothing spent.
     *
     * @param packed the packed size, or how much of it has been read
     */
    UnpackedCount(UnpackingLimits limits, LongSupplier packed) {
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
}
