package org.kifu.cli;

import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;

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
      streams.say("kifu: " + describe(problem));
    }
    hasErrors |= problem.code().severity() == Severity.ERROR;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
  }

  /** A record that cannot be used for what was asked, whatever the problem weighs elsewhere. */
  void unusable(Problem problem) {
    streams.say("kifu: " + describe(problem));
    hasErrors = true;
  }

  /** A game that was read and cannot be written in the form that was asked for. */
  void notWritten(ParsedGame game, String reason) {
    SourceLocation start = game.origin().start();
    streams.say("kifu: %s: game %d: not written: %s".formatted(start, game.number(), reason));
    hasErrors = true;
  }

  /** The place of a source as a whole is its name. */
  private static String describe(Problem problem) {
    boolean isOfSource = problem.game() == 0 && problem.where().offset() <= 0;
    return isOfSource
        ? "%s: %s [%s]"
            .formatted(problem.where().source(), problem.message(), problem.code().code())
        : problem.toString();
  }

  /** The exit code of a command that ended well but for what was reported here. */
  int exitCode() {
    return hasClosedPaths ? ExitCode.PATH : hasErrors ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }
}
