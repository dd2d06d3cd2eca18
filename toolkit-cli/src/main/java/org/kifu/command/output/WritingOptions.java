package org.kifu.command.output;

import picocli.CommandLine.Option;

/** The options of all commands that write, for replacing files and for messages. */
public final class WritingOptions {
  @Option(names = "--force", description = "Replace existing files.")
  private boolean force;

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  /** Whether existing files may be replaced. */
  public boolean mayReplace() {
    return force;
  }

  /** Whether standard error gets only errors. */
  public boolean isQuiet() {
    return quiet;
  }

  /** Lets a file replace the file whose content it continues. */
  void replace() {
    force = true;
  }
}
