package org.kifu.bitboard;

import java.util.Optional;

/**
 * What is asked before the vector kernels are taken: whether they can run, and whether they err.
 */
final class VectorCheck {
  /** Few, as this runs at every start, in the interpreter; the tests look at many more. */
  private static final int BOARDS = 8;

  private static final String MODULE = "jdk.incubator.vector";
  private static final String LOADER = "jdk.internal.module";

  private VectorCheck() {}

  /** The bits in a vector of this processor; 0 if this JVM has no vectors for us. */
  static int bits() {
    Optional<Module> vectors = ModuleLayer.boot().findModule(MODULE);
    if (vectors.isPresent()) {
      // The description of our own module does not name it, for that is a warning to all who
      // compile.
      VectorCheck.class.getModule().addReads(vectors.get());
      return VectorFill.bits();
    }
    return load() ? VectorFill.bits() : 0;
  }

  /**
   * Loads the module in the way the JVM itself loads that of its agents, where the package for it
   * is exported to us: by the manifest of the command's jar, or by an option. A JVM that is started
   * with the module announces it on standard error each time, which nobody wants to read.
   */
  private static boolean load() {
    if (!Object.class.getModule().isExported(LOADER, VectorCheck.class.getModule())) {
      return false;
    }
    try {
      Class.forName(LOADER + ".Modules").getMethod("loadModule", String.class).invoke(null, MODULE);
      return true;
    } catch (ReflectiveOperationException e) {
      return false; // another JDK, another way; the scalar form does it too
    }
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
