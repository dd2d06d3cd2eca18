package org.kifu.cli;

import picocli.CommandLine.Option;

/** The option that keeps standard error to what went wrong. */
final class QuietOption {
  @Option(names = "--quiet", description = "No progress and no remarks on standard error.")
  private boolean quiet;

  boolean isQuiet() {
    return quiet;
  }
}
