package org.kifu.command.terminal;

/** The exit codes of commands. */
public final class ExitCode {
  public static final int CLEAN = 0;

  /** Findings at or above {@code --fail-on}, a record that could not be used, a failed check. */
  public static final int FINDINGS = 1;

  public static final int USAGE = 2;

  /** A path cannot be opened or written, or memory does not suffice for it. */
  public static final int PATH = 3;

  /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
  public static final int INTERNAL = 70;

  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
