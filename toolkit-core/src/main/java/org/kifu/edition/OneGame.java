package org.kifu.edition;

import java.io.Closeable;
import java.io.IOException;
import java.util.Comparator;
import java.util.Iterator;
import org.kifu.dedup.FactField;
import org.kifu.dedup.GameFacts;
import org.kifu.dedup.GameTraits;
import org.kifu.spill.SpillList;

/** The records that were found to be of one game. */
final class OneGame implements Closeable {
  private static final int IN_MEMORY = 100;

  /** What is written at the moves cannot be added to another record, so it decides first. */
  private static final Comparator<GameTraits> WORTH =
      Comparator.comparing((GameTraits game) -> FactField.NOTES.isKnown(game.facts()))
          .thenComparingLong(game -> game.facts().documentation())
          .thenComparing(GameTraits::index, Comparator.reverseOrder());

  private final SpillList<GameTraits> records = new SpillList<>(GameTraits.CODEC, IN_MEMORY);
  private GameTraits best;
  private GameFacts facts;

  OneGame(GameTraits first) throws IOException {
    best = first;
    facts = first.facts();
    records.add(first);
  }

  /** Adds a record that is not in conflict with these. */
  void add(GameTraits record) throws IOException {
    best = WORTH.compare(record, best) > 0 ? record : best;
    facts = Agreement.union(facts, record.facts());
    records.add(record);
  }

  /** The record that is kept. */
  GameTraits best() {
    return best;
  }

  /** What all records know together. */
  GameFacts facts() {
    return facts;
  }

  /** The kept record's facts, and what the others add to them. */
  GameFacts completed() {
    return Agreement.union(best.facts(), facts);
  }

  long size() {
    return records.size();
  }

  /** All records; once. */
  Iterator<GameTraits> records() throws IOException {
    return records.iterator();
  }

  @Override
  public void close() throws IOException {
    records.close();
  }
}
