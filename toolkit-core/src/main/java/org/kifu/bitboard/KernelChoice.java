package org.kifu.bitboard;

/**
 * The choice between the two forms of the kernels.
 *
 * @param complaint what to tell the user if what was asked for is not to be had, else empty
 */
record KernelChoice(boolean vector, String complaint) {
  static final String SCALAR = "scalar";
  static final String VECTOR = "vector";

  /** From here on, which means AVX-512, the flips are found by rays. */
  static final int BITS_FOR_RAYS = 512;

  /** Four lanes of 64 bits. With less the library would compute each lane in plain Java. */
  private static final int BITS_NEEDED = 256;

  /** The scalar form after all. */
  static final KernelChoice FAILED =
      new KernelChoice(false, "the vector kernel failed its check; taking the scalar one");

  /**
   * Chooses.
   *
   * @param wish {@code scalar}, {@code vector}, or empty for the faster one
   * @param vectorBits the bits in a vector of this processor, 0 if this JVM cannot use them
   */
  static KernelChoice of(String wish, int vectorBits) {
    boolean capable = vectorBits >= BITS_NEEDED;
    return switch (wish) {
      case "" -> new KernelChoice(capable, "");
      case SCALAR -> new KernelChoice(false, "");
      case VECTOR -> new KernelChoice(capable, capable ? "" : lack(vectorBits));
      default -> new KernelChoice(capable, "no kernel is called '" + wish + "': scalar or vector");
    };
  }

  private static String lack(int vectorBits) {
    String needed =
        vectorBits == 0
            ? "java --add-modules jdk.incubator.vector"
            : "vectors of " + BITS_NEEDED + " bits, and here they have " + vectorBits;
    return "the vector kernel needs " + needed + "; taking the scalar one";
  }
}
