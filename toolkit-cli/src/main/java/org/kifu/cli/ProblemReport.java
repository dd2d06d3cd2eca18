package org.kifu.cli;

import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;

/**
 * What was wrong with the input of a command that is about something else: told at once, and
 * remembered for the exit code. Mere remarks are left to {@code verify}.
 */
final class ProblemReport implements Consumer<Problem> {
  private final Streams streams;
  private boolean hasErrors;
  private boolean hasClosedPaths;

  ProblemReport(Streams streams) {
    this.streams = streams;
  }

  @Override
  public void accept(Problem problem) {
    if (problem.code().severity() != Severity.INFO) {
      streams.say("kifu: " + problem);
    }
    hasErrors |= problem.code().severity() == Severity.ERROR;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
  }

  /** The exit code of a command that ended well but for what was reported here. */
  int exitCode() {
    return hasClosedPaths ? ExitCode.PATH : hasErrors ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }
}
