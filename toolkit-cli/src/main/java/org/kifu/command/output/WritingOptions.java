package org.kifu.command.output;

import picocli.CommandLine.Option;

/** The options of all commands that write: whether files are replaced, and what is told. */
public final class WritingOptions {
  @Option(names = "--force", description = "Replace existing files.")
  private boolean force;

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  /** Whether files that exist may be replaced. */
  public boolean mayReplace() {
    return force;
  }

  /** Whether only faults are told on standard error. */
  public boolean isQuiet() {
    return quiet;
  }

  /** Lets a file replace the one whose content it continues. */
  void replace() {
    force = true;
  }
}
