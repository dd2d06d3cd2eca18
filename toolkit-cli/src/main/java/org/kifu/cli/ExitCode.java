package org.kifu.cli;

/** What a command says to the shell. */
final class ExitCode {
  static final int CLEAN = 0;

  /** Findings at or above {@code --fail-on}, a record that could not be used, a failed check. */
  static final int FINDINGS = 1;

  static final int USAGE = 2;

  /** A path cannot be opened or written, or memory does not suffice for it. */
  static final int PATH = 3;

  /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
  static final int INTERNAL = 70;

  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
