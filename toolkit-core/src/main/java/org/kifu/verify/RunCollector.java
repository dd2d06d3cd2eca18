package org.kifu.verify;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.kifu.game.ByteCounts;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.verify.VerifyOptions.Grouping;

/**
 * A collector of the games of a run, or of a part of one, in input order: it counts them, passes
 * findings on, and reports the convention by which each source counts.
 */
final class RunCollector {
  private final ListedFindings findings;
  private final VerifyCounts counts;
  private final SourceConvention conventions = new SourceConvention();

  RunCollector(Set<Grouping> groupings, Consumer<? super Finding> findings) {
    this.findings = new ListedFindings(findings);
    this.counts = new VerifyCounts(groupings);
  }

  void add(CheckedGame game) {
    conventions.add(game).ifPresent(this::report);
    counts.add(game);
    game.findings().forEach(findings);
  }

  /** Takes a finding that concerns a source. */
  void add(Finding ofSource) {
    conventions.enter(ofSource).ifPresent(this::report);
    report(ofSource);
  }

  /** Takes the byte counts of a source. */
  void add(String source, ByteCounts bytes) {
    counts.add(source, bytes);
  }

  private void report(Finding ofSource) {
    counts.add(ofSource);
    findings.accept(ofSource);
  }

  /** Reports the findings that need the last game; only duplicates come after this. */
  void endGames() {
    conventions.end().ifPresent(this::report);
    findings.endFile();
  }

  /** Takes a game that repeats an earlier one. */
  void addDuplicate(SeenGame game, SeenGame first) {
    Finding finding = game.repeating(first);
    counts.addDuplicate(game, finding);
    findings.accept(finding);
  }

  /** Reports the number of findings that were left out of the list of duplicates. */
  void endDuplicates() {
    findings.endFile();
  }

  VerifyCounts counts() {
    return counts;
  }

  /**
   * A limit on listed findings: at most 100,000 of one kind and one file, then one with the number
   * of the rest. Others count all of them. A small archive can hold so many findings that their
   * list would fill a disk; its entries count together.
   */
  static final class ListedFindings implements Consumer<Finding> {
    /** The most findings of one kind that are listed for one file. */
    static final int MOST = 100_000;

    private final Consumer<? super Finding> list;
    private final int most;
    private final Map<ProblemCode, Long> counts = new EnumMap<>(ProblemCode.class);
    private final Map<ProblemCode, Severity> unlisted = new EnumMap<>(ProblemCode.class);
    private String file = "";

    /** Passes findings on to {@code list}. */
    ListedFindings(Consumer<? super Finding> list) {
      this(list, MOST);
    }

    ListedFindings(Consumer<? super Finding> list, int most) {
      this.list = list;
      this.most = most;
    }

    @Override
    public void accept(Finding finding) {
      Problem problem = finding.problem();
      String of = SourceLocation.fileOf(problem.where().source());
      if (!of.equals(file)) {
        endFile();
        file = of;
      }
      if (counts.merge(problem.code(), 1L, Long::sum) <= most) {
        list.accept(finding);
      } else {
        unlisted.put(problem.code(), finding.severity());
      }
    }

    /**
     * Reports the number of findings of the file that were left out; called after the last finding.
     */
    void endFile() {
      unlisted.forEach(
          (code, severity) -> {
            String message =
                Counted.of(
                        counts.getOrDefault(code, 0L) - most,
                        "more finding of this kind in this source is",
                        "more findings of this kind in this source are")
                    + " counted but not listed";
            SourceLocation where = SourceLocation.whole(file);
            list.accept(new Finding(new Problem(code, where, 0, 0, message), severity));
          });
      unlisted.clear();
      counts.clear();
    }
  }
}
