package org.kifu.command.engines;

import org.jspecify.annotations.Nullable;
import org.kifu.command.Refusal;
import picocli.CommandLine.Option;

/**
 * The options for the threads of the solver: one position with several, or several positions with
 * one each.
 */
final class ThreadsOption {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = {
        "Threads to solve each position with; 1 by default.",
        "With more, node counts and the choice among equal lines vary from run to run."
      })
  private @Nullable Integer threads;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "Positions to solve at the same time, by default one a core, with --threads one.")
  private @Nullable Integer jobs;

  int threads() {
    return threads == null ? 1 : counted("--threads", threads);
  }

  int jobs() {
    if (jobs == null) {
      return threads == null ? Runtime.getRuntime().availableProcessors() : 1;
    }
    return counted("--jobs", jobs);
  }

  private static int counted(String name, int number) {
    if (number < 1) {
      throw Refusal.usage(name + " counts from 1, not " + number);
    }
    return number;
  }
}
