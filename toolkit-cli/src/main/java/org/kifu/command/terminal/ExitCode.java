package org.kifu.command.terminal;

/** The exit codes of commands. */
public final class ExitCode {
  public static final int CLEAN = 0;

  /**
   * The exit code for findings at or above {@code --fail-on}, a record that could not be used, or a
   * failed check.
   */
  public static final int FINDINGS = 1;

  public static final int USAGE = 2;

  /** The exit code for a path that cannot be opened or written, or that needs too much memory. */
  public static final int PATH = 3;

  /** The exit code for a fault of the program itself (EX_SOFTWARE of sysexits.h). */
  public static final int INTERNAL = 70;

  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
