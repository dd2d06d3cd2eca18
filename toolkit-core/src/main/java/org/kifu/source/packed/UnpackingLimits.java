package org.kifu.source.packed;

import java.util.function.LongSupplier;

/**
 * The limits of the unpacked size of a packed source, all its entries together.
 *
 * @param free the unpacked bytes that are always allowed; repetitive text packs well
 * @param ratio the multiple of the packed size that is allowed beyond that
 * @param most the most unpacked bytes that are ever allowed
 * @param directory the most bytes of the directory of a zip, which takes memory
 * @param headers the most bytes of the headers of a tar, all together
 */
record UnpackingLimits(long free, int ratio, long most, long directory, long headers) {
  static final UnpackingLimits USUAL =
      new UnpackingLimits(64L << 20, 200, 16L << 30, 4L << 20, 64L << 20);

  /** Whether these sizes exceed the limits. */
  boolean areExceeded(long unpacked, long packed) {
    return unpacked > most || unpacked > free && unpacked / ratio > packed;
  }

  /** The limit that is exceeded, as a text for people. */
  String describe(long unpacked, long packed) {
    return unpacked > most
        ? "unpacks to more than %d bytes".formatted(most)
        : "unpacks to more than %d times its %d bytes".formatted(ratio, packed);
  }

  /** A count of the unpacked bytes of one packed source. */
  static final class UnpackedCount {
    private final UnpackingLimits limits;
    private final LongSupplier packed;
    private long unpacked;

    /**
     * Starts at zero.
     *
     * @param packed the packed size, or the part of it that has been read
     */
    UnpackedCount(UnpackingLimits limits, LongSupplier packed) {
      this.limits = limits;
      this.packed = packed;
    }

    /** Adds unpacked bytes. */
    void spend(int bytes) {
      unpacked += bytes;
    }

    /** Whether the count exceeds the limits. */
    boolean isExceeded() {
      return limits.areExceeded(unpacked, packed.getAsLong());
    }

    /** The limit that is exceeded, as a text for people. */
    String describe() {
      return limits.describe(unpacked, packed.getAsLong());
    }
  }
}
