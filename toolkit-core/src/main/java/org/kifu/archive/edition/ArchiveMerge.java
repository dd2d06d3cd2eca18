package org.kifu.archive.edition;

import java.io.IOException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Iterator;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordAgreement;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.game.ParsedGame;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/**
 * A search for the same games in several archives. Games with the same moves are the same unless
 * their known facts contradict each other. The best documented record is kept and takes the facts
 * that only others know. An object is used once.
 */
public final class ArchiveMerge {
  private static final Comparator<GameTraits> ORDER =
      Comparator.comparing(GameTraits::line).thenComparingLong(GameTraits::index);

  private final int jobs;
  private final long memory;
  private final BitSet dropped = new BitSet();
  private final SpillSort<MergePlan.CompletedRecord> completions;
  private final SpillSort<MergeEvent> events;
  private long readable;
  private long conflicts;
  private long completed;

  /**
   * Prepares a merger.
   *
   * @param jobs the number of threads, which does not change the result
   * @param memory the approximate number of bytes to use, which does not change the result
   */
  public ArchiveMerge(int jobs, long memory) {
    this.jobs = jobs;
    this.memory = memory;
    this.completions =
        new SpillSort<>(
            MergePlan.CompletedRecord.CODEC,
            Comparator.comparingLong(completion -> completion.game().index()),
            completion -> 2 * completion.game().weight(),
            memory / 4);
    this.events =
        new SpillSort<>(
            MergeEvent.CODEC,
            Comparator.comparingLong(event -> event.game().index()),
            event -> event.kept().weight() + event.game().weight(),
            memory / 4);
  }

  /**
   * Reads all games and decides what to do with them.
   *
   * @param sink takes the events of games that have the same moves as another
   * @throws java.io.UncheckedIOException if games, or files for what memory does not hold, cannot
   *     be read
   */
  public MergePlan plan(Iterator<ParsedGame> games, MergeEvent.MergeSink sink) throws IOException {
    try (SpillSort<GameTraits> byLine =
            new SpillSort<>(GameTraits.CODEC, ORDER, GameTraits::weight, memory / 2);
        SpillSort<MergeEvent> inOrder = events) {
      long read =
          TraitReader.readAll(
              games,
              jobs,
              game -> {
                readable++;
                byLine.add(game);
              });
      PeekingIterator<GameTraits> sorted = new PeekingIterator<>(byLine.sorted());
      while (sorted.hasNext()) {
        ofOneLine(sorted);
      }
      for (Iterator<MergeEvent> each = inOrder.sorted(); each.hasNext(); ) {
        sink.write(each.next());
      }
      return new MergePlan(summary(read), dropped, completions);
    }
  }

  private MergePlan.MergeSummary summary(long read) {
    long merged = dropped.cardinality();
    return new MergePlan.MergeSummary(
        read, readable - merged, merged, completed, conflicts, 0, read - readable);
  }

  private void ofOneLine(PeekingIterator<GameTraits> sorted) throws IOException {
    GameTraits first = sorted.next();
    if (!sorted.hasNext(game -> game.line().equals(first.line()))) {
      return;
    }
    try (EqualGames same = new EqualGames(this::conflict)) {
      same.add(first);
      while (sorted.hasNext(game -> game.line().equals(first.line()))) {
        same.add(sorted.next());
      }
      for (Iterator<EqualGames.Assigned> records = same.records(); records.hasNext(); ) {
        EqualGames.Assigned each = records.next();
        decide(each.record(), same.games().get(each.game()));
      }
    }
  }

  private void conflict(MergeEvent event) throws IOException {
    conflicts++;
    events.add(event);
  }

  /**
   * Decides about a record: the best record of a game takes the facts of all; the others are left
   * out.
   */
  private void decide(GameTraits record, EqualGames.SameGame game) throws IOException {
    GameTraits best = game.best();
    if (record.index() != best.index()) {
      dropped.set(Math.toIntExact(record.index()));
      events.add(
          new MergeEvent(
              MergeEvent.MergeFate.MERGED,
              best,
              record,
              RecordAgreement.added(best.facts(), record.facts())));
    } else if (!game.completed().equals(best.facts())) {
      completed++;
      completions.add(new MergePlan.CompletedRecord(best, game.completed()));
    }
  }
}
