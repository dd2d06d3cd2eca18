package org.kifu.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the number of threads of the solver. */
final class ThreadsOption {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Positions to solve at the same time, by default one a core.")
  private @Nullable Integer threads;

  int threads() {
    if (threads == null) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (threads < 1) {
      throw Refusal.usage("--threads counts from 1, not " + threads);
    }
    return threads;
  }
}
