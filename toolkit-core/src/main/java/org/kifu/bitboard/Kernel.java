package org.kifu.bitboard;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The form of the kernels that runs. It is chosen once, when the first kernel is called.
 *
 * <p>The vector form needs a JVM that was started with {@code --add-modules jdk.incubator.vector},
 * and a processor with vectors of 256 bits (AVX2) or more; without them, the scalar form runs. The
 * system property {@code kifu.kernel}, or else the environment variable {@code KIFU_KERNEL}, with
 * the value {@code scalar} or {@code vector}, asks for one form. Both give the same results. If the
 * vector form is asked for but not available, or fails the check at its start, the scalar form
 * runs, and {@link #complaint} says so.
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

  /**
   * The reason that another form runs than was asked for, in a clause for the user; empty if the
   * right form runs.
   */
  public static String complaint() {
    return COMPLAINT;
  }

  /**
   * The choice between the two forms of the kernels.
   *
   * @param complaint the message to the user if the form that was asked for is not available, else
   *     empty
   */
  record Choice(boolean vector, String complaint) {
    static final String SCALAR = "scalar";
    static final String VECTOR = "vector";

    /** The vector size from which rays find the flips; it means AVX-512. */
    static final int BITS_FOR_RAYS = 512;

    /** Four lanes of 64 bits. With fewer bits the library would compute each lane in plain Java. */
    private static final int BITS_NEEDED = 256;

    /** The choice of the scalar form after a failed check. */
    static final Choice FAILED =
        new Choice(false, "the vector kernel failed its check; taking the scalar one");

    /**
     * Chooses a form.
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
   * The checks before the vector kernels are used: whether they can run, and whether their results
   * are right.
   */
  static final class VectorCheck {
    /**
     * A small number, as this runs at every start, in the interpreter; the tests check many more.
     */
    private static final int BOARDS = 8;

    private static final String LOADER = "jdk.internal.module";

    private VectorCheck() {}

    /**
     * The bits in a vector of this processor; 0 if this JVM does not offer vectors to this module.
     */
    static int bits() {
      Optional<Module> vectors = ModuleLayer.boot().findModule(MODULE);
      if (vectors.isPresent()) {
        // The description of this module does not name it, because that would give a warning to
        // everybody who compiles.
        VectorCheck.class.getModule().addReads(vectors.get());
        return VectorKernel.bits();
      }
      return load() ? VectorKernel.bits() : 0;
    }

    /**
     * Loads the module as the JVM itself loads the module of its agents. This works if the package
     * for it is exported to this module, by the manifest of the command's jar or by an option. A
     * JVM that is started with the module would report it on standard error each time.
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
        return false; // another JDK may differ; the scalar form works too
      }
    }

    /**
     * Whether the vector kernels differ from the scalar ones on any of some boards of random discs.
     */
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
      int square = Long.numberOfTrailingZeros(moves) & 63; // any square if no move is legal
      long flips = Flips.scalar(square, player, opponent);
      return VectorKernel.legalMoves(player, opponent) != moves
          || VectorKernel.flipsByFill(square, player, opponent) != flips
          || VectorKernel.flipsByRays(square, player, opponent) != flips;
    }
  }
}
