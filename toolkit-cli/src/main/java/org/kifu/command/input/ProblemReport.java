package org.kifu.command.input;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.batch.MappedIterator;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.format.Inputs;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;

/**
 * The report on the problems of the input of a command. It prints each problem at once and
 * remembers it for the exit code. It prints remarks only on pasted text; {@code verify} prints the
 * others.
 */
public final class ProblemReport implements Consumer<Problem> {
  private final Streams streams;
  private final BooleanSupplier quiet;
  private @Nullable GameChecker checker;
  private boolean hasErrors;
  private boolean hasClosedPaths;
  private boolean hasIgnoredText;

  /**
   * @param quiet whether to leave out remarks; asked only if there are some
   */
  public ProblemReport(Streams streams, BooleanSupplier quiet) {
    this.streams = streams;
    this.quiet = quiet;
  }

  @Override
  public void accept(Problem problem) {
    if (problem.code().severity() != Severity.INFO || isOfPastedText(problem)) {
      streams.say(problem.code().severity(), "kifu: " + describe(problem));
    }
    hasErrors |= problem.code().severity() == Severity.ERROR;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
    hasIgnoredText |= problem.code() == ProblemCode.TEXT_IGNORED;
  }

  /** Whether a problem was that text of the input is ignored. */
  public boolean hasIgnoredText() {
    return hasIgnoredText;
  }

  /**
   * Whether a remark is wanted and is about pasted text, which, unlike a file, has not been
   * checked.
   */
  private boolean isOfPastedText(Problem problem) {
    return !quiet.getAsBoolean() && problem.where().source().equals(Inputs.TEXT);
  }

  /**
   * Reports a game that is used: the problems that its reader found, and the move or start that the
   * rules forbid.
   *
   * @return whether there is more than a remark
   */
  public boolean game(ParsedGame game) {
    boolean found = false;
    GameChecker judge = checker == null ? new GameChecker(false) : checker;
    checker = judge;
    for (Finding finding : judge.check(game).findings()) {
      Problem problem = finding.problem();
      if (finding.severity() == Severity.ERROR || game.problems().contains(problem)) {
        accept(problem);
        found |= finding.severity() != Severity.INFO;
      }
    }
    return found;
  }

  /** The same games; reading a damaged game reports its problems. */
  public Iterator<ParsedGame> reporting(Iterator<ParsedGame> games) {
    return new MappedIterator<>(
        games,
        game -> {
          TraitReader.damage(game).ifPresent(this);
          return game;
        });
  }

  /** Reports the problems that the reader of a game found, except for errors. */
  void remarks(ParsedGame game) {
    game.problems().stream()
        .filter(problem -> problem.code().severity() != Severity.ERROR)
        .forEach(this);
  }

  /** Reports a record that cannot be used for the job, whatever the severity of its problem. */
  public void unusable(Problem problem) {
    streams.sayError("kifu: " + describe(problem));
    unusableAsShown(problem);
  }

  /** Counts a record that cannot be used, if the output itself shows the problem. */
  public void unusableAsShown(Problem problem) {
    hasErrors = true;
    hasClosedPaths |= problem.code() == ProblemCode.IO_ERROR;
  }

  /**
   * Reports a game with rules other than those of the tournament game.
   *
   * @param only the reason why the game is not used, such as {@code only games of othello have kifu
   *     diagrams}
   * @return whether the game has other rules
   */
  public boolean otherRules(ParsedGame game, String only) {
    return otherRules(game, GameRecord.OTHELLO, only);
  }

  /** Reports a game with rules other than those with this name. */
  public boolean otherRules(ParsedGame game, String wanted, String only) {
    Optional<String> other =
        game.record().map(GameRecord::rules).filter(rules -> !rules.equals(wanted));
    other.ifPresent(
        rules -> {
          String message = "a game of " + rules + "; " + only;
          unusable(
              new Problem(
                  ProblemCode.OTHER_RULES, game.origin().start(), game.number(), 0, message));
        });
    return other.isPresent();
  }

  /** Reports a game that cannot be written in the requested form. */
  public void notWritten(ParsedGame game, String reason) {
    notWritten(game.origin().start(), game.number(), reason);
  }

  /** Reports a game that cannot be written, by place and number. */
  public void notWritten(SourceLocation start, int number, String reason) {
    streams.sayError("kifu: %s: game %d: not written: %s".formatted(start, number, reason));
    hasErrors = true;
  }

  /** The line for a problem; the place of a whole source is its name. */
  private static String describe(Problem problem) {
    boolean isOfSource =
        problem.game() == 0 && problem.where().offset() <= 0 && problem.where().line() == 0;
    return isOfSource
        ? "%s: %s [%s]"
            .formatted(problem.where().source(), problem.message(), problem.code().code())
        : problem.toString();
  }

  /** The exit code of a command that had no failures except for those reported here. */
  public int exitCode() {
    return hasClosedPaths ? ExitCode.PATH : hasErrors ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }
}
