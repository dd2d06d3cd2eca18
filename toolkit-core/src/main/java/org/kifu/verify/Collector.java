package org.kifu.verify;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;

/** Takes checked games in input order: counts them, hands findings on, remembers duplicates. */
final class Collector implements Closeable {
  /**
   * A checked game.
   *
   * @param before what was found in the sources before it
   */
  record Checked(List<Finding> before, ParsedGame game, CheckedGame checked) {}

  private final ListedFindings findings;
  private final Consumer<? super ParsedGame> quarantine;
  private final Duplicates duplicates;
  private final VerifyCounts counts;
  private final SourceConvention conventions = new SourceConvention();
  private long index;

  Collector(
      VerifyOptions options,
      Consumer<? super Finding> findings,
      Consumer<? super ParsedGame> quarantine) {
    this.findings = new ListedFindings(findings);
    this.quarantine = quarantine;
    this.duplicates = new Duplicates(options.duplicateMemory());
    this.counts = new VerifyCounts(options.groupings());
  }

  void accept(Checked game) {
    acceptAll(game.before());
    CheckedGame checked = game.checked();
    conventions.add(checked).ifPresent(this::report);
    counts.add(checked);
    checked.findings().forEach(findings);
    if (checked.acceptance() == Acceptance.QUARANTINED) {
      quarantine.accept(game.game());
    }
    remember(checked);
  }

  /** Takes findings that concern sources. */
  void acceptAll(List<Finding> ofSources) {
    for (Finding finding : ofSources) {
      conventions.enter(finding).ifPresent(this::report);
      report(finding);
    }
  }

  /** Takes what the bytes of a source are. */
  void accept(String source, ByteCounts bytes) {
    counts.add(source, bytes);
  }

  private void report(Finding ofSource) {
    counts.add(ofSource);
    findings.accept(ofSource);
  }

  private void remember(CheckedGame game) {
    GameKey key = game.key();
    if (key != null) {
      try {
        duplicates.add(key, Sighting.of(index, game));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    index++;
  }

  VerifyResult result() throws IOException {
    conventions.end().ifPresent(this::report);
    findings.endFile();
    duplicates.drainTo(this::reportDuplicate);
    findings.endFile();
    return counts.result();
  }

  private void reportDuplicate(Duplicate duplicate) {
    Finding finding = duplicate.game().repeating(duplicate.first());
    counts.addDuplicate(duplicate.game(), finding);
    findings.accept(finding);
  }

  @Override
  public void close() throws IOException {
    duplicates.close();
  }
}
