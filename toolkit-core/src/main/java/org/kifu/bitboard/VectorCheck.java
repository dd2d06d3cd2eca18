package org.kifu.bitboard;

/**
 * What is asked before the vector kernels are taken: whether they can run, and whether they err.
 */
final class VectorCheck {
  /** Few, as this runs at every start, in the interpreter; the tests look at many more. */
  private static final int BOARDS = 8;

  private VectorCheck() {}

  /** The bits in a vector of this processor; 0 if this JVM was started without vectors. */
  static int bits() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
        ? VectorFill.bits()
        : 0;
  }

  /** Whether they differ from the scalar kernels on any of some boards of random discs. */
  static boolean errs() {
    long random = 0x9E37_79B9_7F4A_7C15L;
    for (int board = 0; board < BOARDS; board++) {
      random ^= random << 13; // a xorshift generator, G. Marsaglia, 2003
      random ^= random >>> 7;
      random ^= random << 17;
      long occupied = random | Long.rotateLeft(random, 21);
      long player = occupied & Long.rotateLeft(random, 42);
      if (differ(player, occupied & ~player)) {
        return true;
      }
    }
    return false;
  }

  private static boolean differ(long player, long opponent) {
    long moves = Mobility.scalar(player, opponent);
    int square = Long.numberOfTrailingZeros(moves) & 63; // some square, should there be no move
    long flips = Flips.scalar(square, player, opponent);
    return VectorFill.legalMoves(player, opponent) != moves
        || VectorFill.flips(square, player, opponent) != flips
        || VectorRays.flips(square, player, opponent) != flips;
  }
}
