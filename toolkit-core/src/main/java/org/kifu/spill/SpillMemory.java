package org.kifu.spill;

/** How much memory a job may use for what it sorts; what does not fit goes to files. */
public final class SpillMemory {
  /** More is not faster. */
  private static final long MOST = 512L << 20;

  private SpillMemory() {}

  /** A third of the memory there is, at most 512 MiB, for all sorts of a job together. */
  public static long usual() {
    return Math.min(MOST, Runtime.getRuntime().maxMemory() / 3);
  }
}
