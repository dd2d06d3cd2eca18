package org.kifu.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.CheckedGame.ScoreConvention;
import org.kifu.verify.CheckedGame.TheoryVerdict;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.ReplayResult.Stop;

/** A checker of single games: the same game always gives the same result. For one thread. */
public final class GameChecker {
  private final boolean strict;
  private final boolean touchedDiscs;
  private final boolean loans;
  private final ReplayCheck replay = new ReplayCheck();
  private final @Nullable TheoryCheck theory;

  /**
   * Makes a checker.
   *
   * @param strict whether a tolerance is an error
   */
  public GameChecker(boolean strict) {
    this(CheckOptions.LENIENT.withStrict(strict));
  }

  /** Makes a checker with further checks. */
  public GameChecker(CheckOptions checks) {
    this.strict = checks.strict();
    this.touchedDiscs = checks.touchedDiscs();
    this.loans = checks.loans();
    this.theory = checks.theory().map(TheoryCheck::new).orElse(null);
  }

  /** Checks a game. */
  public CheckedGame check(ParsedGame game) {
    return game.record().isPresent() && game.firstError().isEmpty()
        ? ofRecord(game, game.record().get())
        : ofDamage(game);
  }

  /** The finding for a problem of a game or a source, with its severity in this run. */
  public Finding finding(Problem problem) {
    return strict && problem.code().isTolerance()
        ? new Finding(problem, Severity.ERROR)
        : Finding.of(problem);
  }

  /**
   * The result for a game in which the reader found an error; the rest of the game is not replayed.
   */
  private CheckedGame ofDamage(ParsedGame game) {
    boolean illegal =
        game.problems().stream()
            .filter(problem -> problem.code().severity() == Severity.ERROR)
            .allMatch(problem -> isAboutMove(problem.code()));
    return new CheckedGame(
        game.origin().start(),
        game.number(),
        game.record().map(record -> record.header().date().year()).orElse(0),
        illegal && game.record().isPresent() ? Verdict.ILLEGAL : Verdict.UNREADABLE,
        BoardResult.NONE,
        Acceptance.QUARANTINED,
        0,
        game.record().map(GameChecker::declared).orElse(CheckedGame.NO_SCORE),
        game.record().map(GameChecker::theoretical).orElse(CheckedGame.NO_SCORE),
        ScoreConvention.NOT_COMPARED,
        game.record()
            .map(record -> checkTheory(game, record, false).verdict())
            .orElse(TheoryVerdict.NOT_ASKED),
        game.problems().stream().map(this::finding).toList(),
        null);
  }

  private static boolean isAboutMove(ProblemCode code) {
    return switch (code) {
      case ILLEGAL_MOVE, BAD_SQUARE, IMPOSSIBLE_PASS, MOVE_AFTER_END -> true;
      default -> false;
    };
  }

  private CheckedGame ofRecord(ParsedGame game, GameRecord record) {
    ReplayResult replayed = replay(record);
    Verdict verdict = replayed.verdict();
    boolean isPlain = verdict != Verdict.ILLEGAL && replayed.wrongFlip() == null;
    TheoryCheck.TheoryFinding ofTheory = checkTheory(game, record, isPlain);
    ScoreConvention convention = OutcomeCheck.convention(record.declared(), replayed);
    List<Finding> findings = loans ? ofLoans(game, record) : List.of();
    if (replayed.stop() != null
        || !game.problems().isEmpty()
        || replayed.wrongFlip() != null
        || replayed.missingPass() != null
        || ofTheory.finding() != null
        || !findings.isEmpty()
        || OutcomeCheck.isOdd(record.declared(), replayed, convention)) {
      findings = findings(game, record, replayed, convention, ofTheory.finding(), findings);
    }
    return new CheckedGame(
        game.origin().start(),
        game.number(),
        record.header().date().year(),
        verdict,
        replayed.result(),
        acceptance(replayed, game.problems()),
        replayed.moves(),
        declared(record),
        theoretical(record),
        convention,
        ofTheory.verdict(),
        findings,
        replayed.key());
  }

  private ReplayResult replay(GameRecord record) {
    ReplayResult replayed = replay.check(record);
    return touchedDiscs && replayed.verdict() == Verdict.ILLEGAL
        ? TouchedDiscs.check(record, replayed)
        : replayed;
  }

  private TheoryCheck.TheoryFinding checkTheory(
      ParsedGame game, GameRecord record, boolean isLegal) {
    return theory == null
        ? TheoryCheck.TheoryFinding.NOT_ASKED
        : theory.check(game, record, isLegal);
  }

  private Acceptance acceptance(ReplayResult replayed, List<Problem> problems) {
    Verdict verdict = replayed.verdict();
    if (verdict == Verdict.ILLEGAL || verdict == Verdict.UNREADABLE) {
      return Acceptance.QUARANTINED;
    }
    boolean isTolerated = replayed.wrongFlip() != null || replayed.missingPass() != null;
    for (Problem problem : problems) {
      isTolerated |= problem.code().isTolerance();
    }
    return !isTolerated
        ? Acceptance.ACCEPTED
        : strict ? Acceptance.QUARANTINED : Acceptance.REPAIRED;
  }

  private List<Finding> findings(
      ParsedGame game,
      GameRecord record,
      ReplayResult replayed,
      ScoreConvention convention,
      @Nullable Finding ofTheory,
      List<Finding> ofLoans) {
    List<Finding> findings = new ArrayList<>();
    game.problems().forEach(problem -> findings.add(finding(problem)));
    if (OutcomeCheck.isOdd(record.declared(), replayed, convention)) {
      findings.addAll(OutcomeCheck.findings(game, record, replayed, convention));
    }
    if (ofTheory != null) {
      findings.add(ofTheory);
    }
    findings.addAll(ofLoans);
    addStop(replayed.wrongFlip(), game, findings);
    addStop(replayed.missingPass(), game, findings);
    addStop(replayed.stop(), game, findings);
    return findings;
  }

  /**
   * A remark on every disc that a side without discs left took from the other side, in the order of
   * the plies; in an illegal game only before the error.
   */
  private static List<Finding> ofLoans(ParsedGame game, GameRecord record) {
    return Catalogue.byName(record.rules()).stream()
        .flatMap(entry -> ofLoans(game, Replay.of(entry.rules(), record)))
        .toList();
  }

  private static Stream<Finding> ofLoans(ParsedGame game, Replay<?, ?> replay) {
    return replay.loans().stream().map(loan -> ofLoan(game, replay, loan));
  }

  private static Finding ofLoan(ParsedGame game, Replay<?, ?> replay, Loan loan) {
    Rules<?, ?> rules = replay.rules();
    int token = replay.steps().get(loan.ply() - 1).token();
    String message =
        "%s has no disc left and plays one lent by the other side, no. %d"
            .formatted(rules.display().nameOf(loan.side()), loan.count());
    return Finding.of(
        new Problem(
            ProblemCode.DISC_LENT,
            game.origin().ofMove(token),
            game.number(),
            loan.ply(),
            message));
  }

  private void addStop(@Nullable Stop stop, ParsedGame game, List<Finding> findings) {
    if (stop != null) {
      Origin origin = game.origin();
      SourceLocation where =
          stop.token() == Stop.START ? origin.of(Fact.START) : origin.ofMove(stop.token());
      findings.add(
          finding(new Problem(stop.code(), where, game.number(), stop.ply(), stop.message())));
    }
  }

  private static int declared(GameRecord record) {
    OptionalInt discs = record.declared().blackDiscs();
    return discs.isPresent() ? discs.getAsInt() : CheckedGame.NO_SCORE;
  }

  private static int theoretical(GameRecord record) {
    return record.theory().isPresent() ? record.theory().get().blackDiscs() : CheckedGame.NO_SCORE;
  }
}
