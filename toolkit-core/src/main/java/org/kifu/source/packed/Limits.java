package org.kifu.source.packed;

/**
 * How much may come out of a packed source, all its entries together.
 *
 * @param free bytes that may come out whatever it was; a text that repeats itself packs well
 * @param ratio times the packed size that may come out beyond that
 * @param most bytes that may ever come out
 * @param directory bytes that the directory of a zip may take, and with it the memory
 */
record Limits(long free, int ratio, long most, long directory) {
  static final Limits USUAL = new Limits(64L << 20, 200, 16L << 30, 4L << 20);

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
}
