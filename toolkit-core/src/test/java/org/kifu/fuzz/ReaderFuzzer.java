package org.kifu.fuzz;

import java.util.Locale;

/** The face of a {@link FuzzTarget} to Jazzer, which names it in the arguments. */
public final class ReaderFuzzer {
  private static FuzzTarget target = FuzzTarget.TRANSCRIPT;

  private ReaderFuzzer() {}

  /** Called once, before the first input. */
  public static void fuzzerInitialize(String[] arguments) {
    target = FuzzTarget.valueOf(arguments[0].toUpperCase(Locale.ROOT));
  }

  /** Called with each input. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    target.check(bytes);
  }
}
