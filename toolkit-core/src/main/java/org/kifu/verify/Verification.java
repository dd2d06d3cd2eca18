package org.kifu.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kifu.batch.Batch;
import org.kifu.batch.MappedIterator;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.verify.CheckedGame.Acceptance;

/**
 * A verification of games, which replays each, reports findings and counts. It can be used once.
 *
 * <p>Findings come in input order, those of a source and of its games in the order of their places;
 * after them all duplicates, again in input order, because only the whole input shows them. This
 * order and all counts are the same for any number of threads and any memory.
 */
public final class Verification {
  private static final int CHUNK = 256;

  private final VerifyOptions options;
  private final Consumer<? super Finding> findings;
  private final Consumer<? super ParsedGame> quarantine;
  private final GameChecker sources;
  private final Map<String, ByteCounts> accounts = new LinkedHashMap<>();
  private List<Problem> pending = new ArrayList<>();
  private long index;

  /**
   * Prepares a run.
   *
   * @param findings takes each finding
   * @param quarantine takes each game that is set aside, in input order; its bytes are still
   *     available
   */
  public Verification(
      VerifyOptions options,
      Consumer<? super Finding> findings,
      Consumer<? super ParsedGame> quarantine) {
    this.options = options;
    this.findings = findings;
    this.quarantine = quarantine;
    this.sources = new GameChecker(options.checks().strict());
  }

  /**
   * Takes a problem of a source; the readers of the games report to this method. The thread that
   * reads the games must call it before it returns the games after the problem.
   */
  public void report(Problem problem) {
    pending.add(problem);
  }

  /**
   * Takes the byte counts of a source. The thread that reads the games must call it.
   *
   * @param source the name of the source in findings
   */
  public void account(String source, ByteCounts bytes) {
    accounts.put(source, bytes.plus(accounts.getOrDefault(source, ByteCounts.NONE)));
  }

  /**
   * Verifies all games.
   *
   * @param games the games, which the calling thread reads one at a time
   * @throws UncheckedIOException if the games, or the files for duplicates, cannot be read
   */
  public VerifyResult run(Iterator<ParsedGame> games) {
    RunCollector collector = new RunCollector(options.groupings(), findings);
    try (Duplicates duplicates = new Duplicates(options.duplicateMemory())) {
      new Batch(options.jobs(), options.checks().theory().isPresent() ? 1 : CHUNK)
          .run(
              items(games),
              item -> item.game.origin().byteCount(),
              this::worker,
              checked -> take(checked, collector, duplicates));
      takePending().forEach(collector::add);
      accounts.forEach(collector::add);
      collector.endGames();
      duplicates.drainTo(each -> collector.addDuplicate(each.game(), each.first()));
      collector.endDuplicates();
      return collector.counts().result();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void take(Checked item, RunCollector collector, Duplicates duplicates) {
    item.before().forEach(collector::add);
    CheckedGame checked = item.checked();
    collector.add(checked);
    if (checked.acceptance() == Acceptance.QUARANTINED) {
      quarantine.accept(item.game());
    }
    GameKey key = checked.key();
    if (key != null) {
      try {
        duplicates.add(key, SeenGame.of(index, checked));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    index++;
  }

  /**
   * Attaches the problems that were found before a game to that game, so that they keep their
   * place.
   */
  private Iterator<Item> items(Iterator<ParsedGame> games) {
    return new MappedIterator<>(games, game -> new Item(takePending(), game));
  }

  private List<Finding> takePending() {
    if (pending.isEmpty()) {
      return List.of();
    }
    List<Problem> taken = pending;
    pending = new ArrayList<>();
    return taken.stream().map(sources::finding).toList();
  }

  private Function<Item, Checked> worker() {
    GameChecker checker = new GameChecker(options.checks());
    return item -> new Checked(item.before(), item.game(), checker.check(item.game()));
  }

  /**
   * A game on its way to a worker.
   *
   * @param before the findings of the sources before the game
   */
  private record Item(List<Finding> before, ParsedGame game) {}

  /** A game that came back from a worker. */
  private record Checked(List<Finding> before, ParsedGame game, CheckedGame checked) {}
}
