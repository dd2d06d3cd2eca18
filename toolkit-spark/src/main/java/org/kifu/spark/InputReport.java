package org.kifu.spark;

import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;

/**
 * What was wrong with the input of a job that is about something else: told at once, and remembered
 * for the exit code. Mere remarks are left to {@code verify}.
 */
final class InputReport implements Consumer<Problem> {
  private boolean hasErrors;
  private boolean hasClosedPaths;

  @Override
  public void accept(Problem problem) {
    if (problem.code().severity() != Severity.INFO) {
      Main.say("kifu: " + describe(problem));
    }
    hasErrors |= problem.code().severity() == Severity.ERROR;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
  }

  /** A record that cannot be used for what was asked, whatever the problem weighs elsewhere. */
  void unusable(Problem problem) {
    Main.say("kifu: " + describe(problem));
    unusableAsShown(problem);
  }

  /** The same where the data itself says so to the user. */
  void unusableAsShown(Problem problem) {
    hasErrors = true;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
  }

  /** The place of a source as a whole is its name. */
  private static String describe(Problem problem) {
    boolean isOfSource =
        problem.game() == 0 && problem.where().offset() <= 0 && problem.where().line() == 0;
    return isOfSource
        ? problem.where().source() + ": " + problem.message() + " [" + problem.code().code() + "]"
        : problem.toString();
  }

  /** The exit code of a job that ended well but for what was reported here. */
  int exitCode() {
    return hasClosedPaths ? Main.PATH : hasErrors ? Main.FINDINGS : 0;
  }
}
