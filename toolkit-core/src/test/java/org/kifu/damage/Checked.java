package org.kifu.damage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.Severity;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.Verification;
import org.kifu.verify.VerifyOptions;

/**
 * The reading of a text by {@code verify}: its format recognised, its games judged and counted.
 *
 * @param findings of the source and of the games
 * @param quarantined how many games were set aside
 * @param accounted the sum of the bytes by kind
 */
record Checked(
    List<ParsedGame> games, List<Finding> findings, Tally total, int quarantined, long accounted) {
  /** Verifies a text. */
  static Checked of(ThreeRecords three, String text) {
    List<Problem> problems = new ArrayList<>();
    ReadOptions options = ReadOptions.reportingTo(problems::add);
    try (GameReader reader = GameReader.open(three.source(text), options)) {
      List<ParsedGame> games = reader.stream().toList();
      return of(games, problems, reader.counts().total());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Checked of(List<ParsedGame> games, List<Problem> problems, long accounted) {
    List<Finding> findings = new ArrayList<>();
    List<ParsedGame> quarantined = new ArrayList<>();
    Verification verification =
        new Verification(VerifyOptions.withJobs(1), findings::add, quarantined::add);
    problems.forEach(verification::report);
    Tally total = verification.run(games.iterator()).total();
    return new Checked(games, findings, total, quarantined.size(), accounted);
  }

  /** Whether both sums are the number of games, and what is set aside is counted so. */
  boolean addsUp() {
    long accepted = Arrays.stream(Acceptance.values()).mapToLong(total::count).sum();
    long judged = Arrays.stream(Verdict.values()).mapToLong(total::count).sum();
    return total.read() == games.size()
        && accepted == games.size()
        && judged == games.size()
        && quarantined == total.count(Acceptance.QUARANTINED)
        && quarantined == total.count(Verdict.ILLEGAL) + total.count(Verdict.UNREADABLE);
  }

  /** Whether it was read as mail, of which the bytes of the plain text are counted. */
  boolean isMail() {
    return findings.stream()
        .anyMatch(finding -> finding.problem().message().contains("as mail is written"));
  }

  /** Whether something is said of a place from some byte on and up to another. */
  boolean says(long from, long to) {
    return findings.stream().anyMatch(finding -> isWithin(finding, from, to));
  }

  /** Whether an error is said of such a place. */
  boolean saysError(long from, long to) {
    return findings.stream()
        .anyMatch(finding -> finding.severity() == Severity.ERROR && isWithin(finding, from, to));
  }

  private static boolean isWithin(Finding finding, long from, long to) {
    long at = finding.problem().where().offset();
    return at < 0 || at >= from && at <= to;
  }
}
