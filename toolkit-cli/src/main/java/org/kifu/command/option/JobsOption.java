package org.kifu.command.option;

import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.Option;

/** The option for the number of threads, which changes only the time. */
public final class JobsOption {
  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Number of threads (default: one per core). The output is the same.")
  private @Nullable Integer jobs;

  /** Refuses a wrong number, also for a command that uses one thread. */
  public void check() {
    if (jobs != null && jobs < 1) {
      throw Refusal.usage("--jobs must be 1 or more, not " + jobs);
    }
  }

  /** Whether a number was given. */
  public boolean isGiven() {
    return jobs != null;
  }

  public int jobs() {
    check();
    return jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
  }
}
