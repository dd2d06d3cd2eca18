package org.kifu.archive.edition;

import java.util.Comparator;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameFacts;
import org.kifu.archive.dedup.GameTraits;

/** What the records that were found to be of one game say together, and which of them is kept. */
final class OneGame {
  /** What is written at the moves cannot be added to another record, so it decides first. */
  private static final Comparator<GameTraits> WORTH =
      Comparator.comparing((GameTraits game) -> FactField.NOTES.isKnown(game.facts()))
          .thenComparingLong(game -> game.facts().documentation())
          .thenComparing(GameTraits::index, Comparator.reverseOrder());

  private GameTraits best;
  private GameFacts facts;

  OneGame(GameTraits first) {
    best = first;
    facts = first.facts();
  }

  /** Adds a record that is not in conflict with these. */
  void add(GameTraits record) {
    best = WORTH.compare(record, best) > 0 ? record : best;
    facts = Agreement.union(facts, record.facts());
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
}
