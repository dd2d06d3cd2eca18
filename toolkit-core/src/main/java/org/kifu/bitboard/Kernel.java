package org.kifu.bitboard;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The form of the kernels that runs, chosen once, when the first of them is called.
 *
 * <p>The vector form needs a JVM that was started with {@code --add-modules jdk.incubator.vector},
 * and a processor with vectors of 256 bits (AVX2) or more; everywhere else the scalar form runs.
 * The system property {@code kifu.kernel}, or else the environment variable {@code KIFU_KERNEL},
 * with the value {@code scalar} or {@code vector}, asks for one of them. Both give the same
 * results. A vector form that is asked for but not to be had, or fails the check at its start,
 * gives way to the scalar one, and {@link #complaint} says so.
 */
public final class Kernel {
  /** The module that the vector form needs. */
  public static final String MODULE = "jdk.incubator.vector";

  // Constants, so that compiled code holds the chosen form alone.
  static final boolean VECTOR;
  static final boolean RAYS_BY_VECTOR;

  private static final String COMPLAINT;

  static {
    String wish = wish();
    int bits = wish.equals(Choice.SCALAR) ? 0 : VectorCheck.bits();
    Choice choice = Choice.of(wish, bits);
    if (choice.vector() && VectorCheck.errs()) {
      choice = Choice.FAILED;
    }
    VECTOR = choice.vector();
    RAYS_BY_VECTOR = VECTOR && bits >= Choice.BITS_FOR_RAYS;
    COMPLAINT = choice.complaint();
  }

  private Kernel() {}

  private static String wish() {
    @Nullable String property = System.getProperty("kifu.kernel");
    @Nullable String variable = System.getenv("KIFU_KERNEL");
    return property != null ? property : variable != null ? variable : "";
  }

  /** Whether the vector form runs. */
  public static boolean isVector() {
    return VECTOR;
  }

  /** The name of the form that runs: {@code scalar} or {@code vector}. */
  public static String name() {
    return VECTOR ? Choice.VECTOR : Choice.SCALAR;
  }

  /** Why another form runs than was asked for, in a clause for the user; empty if none does. */
  public static String complaint() {
    return COMPLAINT;
  }

  /**
   * The choice between the two forms of the kernels.
   *
   * @param complaint what to tell the user if what was asked for is not to be had, else empty
   */
  record Choice(boolean vector, String complaint) {
    static final String SCALAR = "scalar";
    static final String VECTOR = "vector";

    /** From here on, which means AVX-512, the flips are found by rays. */
    static final int BITS_FOR_RAYS = 512;

    /** Four lanes of 64 bits. With less the library would compute each lane in plain Java. */
    private static final int BITS_NEEDED = 256;

    /** The scalar form after all. */
    static final Choice FAILED =
        new Choice(false, "the vector kernel failed its check; taking the scalar one");

    /**
     * Chooses.
     *
     * @param wish {@code scalar}, {@code vector}, or empty for the faster one
     * @param vectorBits the bits in a vector of this processor, 0 if this JVM cannot use them
     */
    static Choice of(String wish, int vectorBits) {
      boolean capable = vectorBits >= BITS_NEEDED;
      return switch (wish) {
        case "" -> new Choice(capable, "");
        case SCALAR -> new Choice(false, "");
        case VECTOR -> new Choice(capable, capable ? "" : lack(vectorBits));
        default -> new Choice(capable, "no kernel is called '" + wish + "': scalar or vector");
      };
    }

    private static String lack(int vectorBits) {
      String needed =
          vectorBits == 0
              ? "the module " + MODULE
              : "vectors of " + BITS_NEEDED + " bits, and here they have " + vectorBits;
      return "the vector kernel needs " + needed + "; taking the scalar one";
    }
  }

  /**
   * The questions before the vector kernels are taken: whether they can run, and whether they err.
   */
  static final class VectorCheck {
    /** Few, as this runs at every start, in the interpreter; the tests look at many more. */
    private static final int BOARDS = 8;

    private static final String LOADER = "jdk.internal.module";

    private VectorCheck() {}

    /** The bits in a vector of this processor; 0 if this JVM has no vectors for us. */
    static int bits() {
      Optional<Module> vectors = ModuleLayer.boot().findModule(MODULE);
      if (vectors.isPresent()) {
        // The description of our own module does not name it, for that is a warning to all who
        // compile.
        VectorCheck.class.getModule().addReads(vectors.get());
        return VectorKernel.bits();
      }
      return load() ? VectorKernel.bits() : 0;
    }

    /**
     * Loads the module in the way the JVM itself loads that of its agents, where the package for it
     * is exported to us: by the manifest of the command's jar, or by an option. A JVM that is
     * started with the module announces it on standard error each time, which nobody wants to read.
     */
    private static boolean load() {
      if (!Object.class.getModule().isExported(LOADER, VectorCheck.class.getModule())) {
        return false;
      }
      try {
        Class.forName(LOADER + ".Modules")
            .getMethod("loadModule", String.class)
            .invoke(null, MODULE);
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
      return VectorKernel.legalMoves(player, opponent) != moves
          || VectorKernel.flipsByFill(square, player, opponent) != flips
          || VectorKernel.flipsByRays(square, player, opponent) != flips;
    }
  }
}
