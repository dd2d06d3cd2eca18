package org.kifu.bitboard;

import org.jspecify.annotations.Nullable;

/**
 * Which form of the kernels runs, chosen once, when the first of them is called.
 *
 * <p>The vector form needs a JVM that was started with {@code --add-modules jdk.incubator.vector},
 * and a processor with vectors of 256 bits (AVX2) or more; everywhere else the scalar form runs.
 * The system property {@code kifu.kernel}, or else the environment variable {@code KIFU_KERNEL},
 * with the value {@code scalar} or {@code vector}, asks for one of them. Both give the same
 * results. A vector form that is asked for but not to be had, or fails the check at its start,
 * gives way to the scalar one, and {@link #complaint} says so.
 */
public final class Kernel {
  // Constants, so that compiled code holds the chosen form alone.
  static final boolean VECTOR;
  static final boolean RAYS_BY_VECTOR;

  private static final String COMPLAINT;

  static {
    String wish = wish();
    int bits = wish.equals(KernelChoice.SCALAR) ? 0 : VectorCheck.bits();
    KernelChoice choice = KernelChoice.of(wish, bits);
    if (choice.vector() && VectorCheck.errs()) {
      choice = KernelChoice.FAILED;
    }
    VECTOR = choice.vector();
    RAYS_BY_VECTOR = VECTOR && bits >= KernelChoice.BITS_FOR_RAYS;
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
    return VECTOR ? KernelChoice.VECTOR : KernelChoice.SCALAR;
  }

  /** Why another form runs than was asked for, in a clause for the user; empty if none does. */
  public static String complaint() {
    return COMPLAINT;
  }
}
