package org.kifu.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.verify.Judgement.Stop;

/** Judges one game by itself: the same game gives the same answer. For one thread. */
public final class GameChecker {
  private final boolean strict;
  private final Judge judge = new Judge();

  /**
   * Makes a checker.
   *
   * @param strict whether what is taken only by a tolerance is an error
   */
  public GameChecker(boolean strict) {
    this.strict = strict;
  }

  /** Judges a game. */
  public CheckedGame check(ParsedGame game) {
    return game.record().isPresent() && game.firstError().isEmpty()
        ? ofRecord(game, game.record().get())
        : ofDamage(game);
  }

  /** How much a problem of a game or a source weighs in this run. */
  public Finding finding(Problem problem) {
    return strict && problem.code().isTolerance()
        ? new Finding(problem, Severity.ERROR)
        : Finding.of(problem);
  }

  /** A game that the reader found wrong itself; what is left of it is not replayed. */
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
        Acceptance.QUARANTINED,
        0,
        game.record().map(GameChecker::declared).orElse(CheckedGame.NO_SCORE),
        game.record().map(GameChecker::theoretical).orElse(CheckedGame.NO_SCORE),
        Counting.NOT_COMPARED,
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
    Judgement judgement = judge.judge(record);
    Verdict verdict = judgement.verdict();
    Counting counting = ResultCheck.counting(record.declared(), judgement);
    List<Finding> findings = List.of();
    if (judgement.stop() != null
        || !game.problems().isEmpty()
        || ResultCheck.isOdd(record.declared(), judgement, counting)) {
      findings = findings(game, record, judgement, counting);
    }
    return new CheckedGame(
        game.origin().start(),
        game.number(),
        record.header().date().year(),
        verdict,
        acceptance(verdict, game.problems()),
        judgement.moves(),
        declared(record),
        theoretical(record),
        counting,
        findings,
        judgement.key());
  }

  private Acceptance acceptance(Verdict verdict, List<Problem> problems) {
    if (verdict == Verdict.ILLEGAL || verdict == Verdict.UNREADABLE) {
      return Acceptance.QUARANTINED;
    }
    for (Problem problem : problems) {
      if (problem.code().isTolerance()) {
        return strict ? Acceptance.QUARANTINED : Acceptance.REPAIRED;
      }
    }
    return Acceptance.ACCEPTED;
  }

  private List<Finding> findings(
      ParsedGame game, GameRecord record, Judgement judgement, Counting counting) {
    List<Finding> findings = new ArrayList<>();
    game.problems().forEach(problem -> findings.add(finding(problem)));
    if (ResultCheck.isOdd(record.declared(), judgement, counting)) {
      findings.addAll(ResultCheck.findings(game, record, judgement, counting));
    }
    Origin origin = game.origin();
    Stop stop = judgement.stop();
    if (stop != null) {
      SourceLocation where =
          stop.token() == Stop.START ? origin.of(Fact.START) : origin.ofMove(stop.token());
      findings.add(
          Finding.of(new Problem(stop.code(), where, game.number(), stop.ply(), stop.message())));
    }
    return findings;
  }

  private static int declared(GameRecord record) {
    OptionalInt discs = record.declared().blackDiscs();
    return discs.isPresent() ? discs.getAsInt() : CheckedGame.NO_SCORE;
  }

  private static int theoretical(GameRecord record) {
    return record.theory().isPresent() ? record.theory().get().blackDiscs() : CheckedGame.NO_SCORE;
  }
}
