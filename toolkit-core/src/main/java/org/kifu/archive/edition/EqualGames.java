package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.kifu.archive.dedup.FactIndex;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordAgreement;
import org.kifu.archive.dedup.RecordFacts;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillList;

/**
 * The games that were played with the same moves. Memory holds one record of each different game;
 * if there are many other records, they are on disk.
 */
final class EqualGames implements Closeable {
  private static final int IN_MEMORY = 1000;

  private final MergeEvent.MergeSink conflicts;
  private final SpillList<Assigned> records = new SpillList<>(Assigned.CODEC, IN_MEMORY);
  private final List<SameGame> games = new ArrayList<>();
  private final FactIndex index = new FactIndex();

  /** The games without moves by their facts, as these games can only be compared by facts. */
  private final Map<RecordFacts, Integer> withoutMoves = new HashMap<>();

  EqualGames(MergeEvent.MergeSink conflicts) {
    this.conflicts = conflicts;
  }

  /** Takes the next record in the order of the input. */
  void add(GameTraits record) throws IOException {
    List<Integer> possible = candidates(record);
    if (possible.isEmpty()) {
      if (!games.isEmpty()) {
        GameTraits other = games.getFirst().best();
        report(MergeEvent.MergeFate.CONFLICT, games.getFirst(), record, fieldsApart(other, record));
      }
      begin(record);
    } else if (possible.size() == 1 || addsNothing(record, games.get(possible.getFirst()))) {
      addTo(possible.getFirst(), record);
    } else {
      SameGame first = games.get(possible.getFirst());
      List<FactField> added = RecordAgreement.added(first.facts(), record.facts());
      report(MergeEvent.MergeFate.AMBIGUOUS, first, record, added);
      begin(record);
    }
  }

  /** The numbers of the games that {@code record} may belong to; at most the first two. */
  private List<Integer> candidates(GameTraits record) {
    if (record.moves() == 0) {
      Integer equal = withoutMoves.get(record.facts());
      return equal == null ? List.of() : List.of(equal);
    }
    return index.firstTwo(FactIndex.FactParts.of(record.facts()));
  }

  private static List<FactField> fieldsApart(GameTraits one, GameTraits other) {
    List<FactField> conflicts = RecordAgreement.conflicts(one.facts(), other.facts());
    return conflicts.isEmpty() ? one.facts().differing(other.facts()) : conflicts;
  }

  private static boolean addsNothing(GameTraits record, SameGame game) {
    return RecordAgreement.added(game.facts(), record.facts()).isEmpty();
  }

  private void report(
      MergeEvent.MergeFate kind, SameGame other, GameTraits record, List<FactField> fields)
      throws IOException {
    conflicts.write(new MergeEvent(kind, other.best(), record, fields));
  }

  private void begin(GameTraits record) throws IOException {
    if (record.moves() == 0) {
      withoutMoves.put(record.facts(), games.size());
    }
    index.add(FactIndex.FactParts.of(record.facts()));
    records.add(new Assigned(games.size(), record));
    games.add(new SameGame(record));
  }

  private void addTo(int number, GameTraits record) throws IOException {
    SameGame game = games.get(number);
    RecordFacts before = game.facts();
    records.add(new Assigned(number, record));
    game.add(record);
    if (!game.facts().equals(before)) {
      index.replace(number, FactIndex.FactParts.of(game.facts()));
    }
  }

  /** All records in the order of the input; may be called once. */
  Iterator<Assigned> records() throws IOException {
    return records.iterator();
  }

  /** The games by their numbers. */
  List<SameGame> games() {
    return games;
  }

  @Override
  public void close() throws IOException {
    records.close();
  }

  /**
   * A record, and the game to which it belongs.
   *
   * @param game the number of the game among those with the same moves, from 0
   */
  record Assigned(int game, GameTraits record) {
    static final RecordCodec<Assigned> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(Assigned assigned, DataOutput out) throws IOException {
            out.writeInt(assigned.game);
            GameTraits.CODEC.write(assigned.record, out);
          }

          @Override
          public Assigned read(DataInput in) throws IOException {
            return new Assigned(in.readInt(), GameTraits.CODEC.read(in));
          }
        };
  }

  /**
   * The records that were found to be of one game: their common facts, and the record that is kept.
   */
  static final class SameGame {
    /**
     * The order of records; notes at the moves decide first, as another record cannot take them.
     */
    private static final Comparator<GameTraits> WORTH =
        Comparator.comparing((GameTraits game) -> FactField.NOTES.isKnown(game.facts()))
            .thenComparingLong(game -> game.facts().documentation())
            .thenComparing(GameTraits::index, Comparator.reverseOrder());

    private GameTraits best;
    private RecordFacts facts;

    SameGame(GameTraits first) {
      best = first;
      facts = first.facts();
    }

    /** Adds a record that is not in conflict with these. */
    void add(GameTraits record) {
      best = WORTH.compare(record, best) > 0 ? record : best;
      facts = RecordAgreement.union(facts, record.facts());
    }

    /** The record that is kept. */
    GameTraits best() {
      return best;
    }

    /** The common facts of all records. */
    RecordFacts facts() {
      return facts;
    }

    /** The facts of the kept record, with those that the others add. */
    RecordFacts completed() {
      return RecordAgreement.union(best.facts(), facts);
    }
  }
}
