package org.kifu.verify;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/** Takes checked games in input order: counts them, hands findings on, remembers duplicates. */
final class Collector implements Closeable {
  /**
   * A checked game.
   *
   * @param before what was found in the sources before it
   */
  record Checked(List<Finding> before, ParsedGame game, CheckedGame checked) {}

  private final Consumer<? super Finding> findings;
  private final Consumer<? super ParsedGame> quarantine;
  private final Duplicates duplicates;
  private final Tally total = new Tally();
  private final GroupTallies groups;
  private long index;

  Collector(
      VerifyOptions options,
      Consumer<? super Finding> findings,
      Consumer<? super ParsedGame> quarantine) {
    this.findings = findings;
    this.quarantine = quarantine;
    this.duplicates = new Duplicates(options.duplicateMemory());
    this.groups = new GroupTallies(options.groupings());
  }

  void accept(Checked game) {
    acceptAll(game.before());
    CheckedGame checked = game.checked();
    total.add(checked);
    groups.add(checked);
    checked.findings().forEach(findings);
    if (checked.acceptance() == Acceptance.QUARANTINED) {
      quarantine.accept(game.game());
    }
    remember(checked);
  }

  /** Takes findings that concern sources. */
  void acceptAll(List<Finding> ofSources) {
    for (Finding finding : ofSources) {
      total.add(finding);
      groups.add(finding);
      findings.accept(finding);
    }
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
    duplicates.drainTo(this::report);
    return new VerifyResult(total, groups.toMap());
  }

  private void report(Duplicate duplicate) {
    Sighting game = duplicate.game();
    Sighting first = duplicate.first();
    String message =
        "the same start and moves as game %d of %s".formatted(first.number(), first.where());
    Finding finding =
        Finding.of(new Problem(ProblemCode.DUPLICATE, game.where(), game.number(), 0, message));
    total.addDuplicate(finding);
    groups.addDuplicate(game, finding);
    findings.accept(finding);
  }

  @Override
  public void close() throws IOException {
    duplicates.close();
  }
}
