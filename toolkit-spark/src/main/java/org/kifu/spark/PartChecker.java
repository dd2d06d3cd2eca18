package org.kifu.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kifu.command.option.WantedChecks;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;
import org.kifu.verify.GameKey;
import org.kifu.verify.Grouping;
import org.kifu.verify.ListedFindings;
import org.kifu.verify.SeenGames;
import org.kifu.verify.Sighting;
import org.kifu.verify.SourceConvention;
import org.kifu.verify.VerifyCounts;

/** Reads one part of the input and judges its games, inside a partition. */
final class PartChecker {
  private final InputPart part;
  private final GameChecker checker;
  private final VerifyCounts counts;
  private final SourceConvention conventions = new SourceConvention();
  private final List<Finding> findings = new ArrayList<>();
  private final ListedFindings listed = new ListedFindings(findings::add);
  private final SeenGames seen = new SeenGames();

  private PartChecker(InputPart part, WantedChecks checks, Set<Grouping> groupings) {
    this.part = part;
    this.checker = new GameChecker(checks.checks());
    this.counts = new VerifyCounts(groupings);
  }

  static CheckedPart check(InputPart part, WantedChecks checks, Set<Grouping> groupings) {
    PartChecker checker = new PartChecker(part, checks, groupings);
    PartReader.read(part, checker::ofSource, checker::ofGame, checker.counts::add);
    checker.conventions.end().ifPresent(checker::add);
    checker.listed.endFile();
    return new CheckedPart(checker.findings, checker.counts, checker.seen);
  }

  private void ofSource(Problem problem) {
    Finding finding = checker.finding(problem);
    conventions.enter(finding).ifPresent(this::add);
    add(finding);
  }

  private void add(Finding ofSource) {
    listed.accept(ofSource);
    counts.add(ofSource);
  }

  private void ofGame(ParsedGame game) {
    CheckedGame checked = checker.check(game);
    conventions.add(checked).ifPresent(this::add);
    checked.findings().forEach(listed);
    counts.add(checked);
    GameKey key = checked.key();
    if (key != null) {
      seen.add(key, Sighting.of(part.indexOfGame(game.number()), checked));
    }
  }
}
