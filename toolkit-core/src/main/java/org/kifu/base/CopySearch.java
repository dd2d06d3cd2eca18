package org.kifu.base;

import java.io.Closeable;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntFunction;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.EarlierGames;
import org.kifu.base.CopyRows.CopyRow;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.source.Source;
import org.kifu.spill.SpillSort;

/**
 * A search for the records that a base leaves out. It reads sources again, in their order, and
 * looks at each record that is left out, or is about to be added. A game of the base stays one.
 */
final class CopySearch implements Closeable {
  private final StoredSources stored;
  private final EarlierGames games;
  private final List<Long> sources = new ArrayList<>();
  private final ReadOptions.RunMemory memory = new ReadOptions.RunMemory();

  /**
   * Starts without a source.
   *
   * @param jobs the number of working threads, which does not change the result
   */
  CopySearch(StoredSources stored, int jobs) {
    this.stored = stored;
    this.games = new EarlierGames(jobs, SpillSort.usualMemory());
  }

  /**
   * A record that says nothing new.
   *
   * @param source the source of the game that says all that it says
   * @param record the number of that game among all records of its source, from 0
   */
  record FoundCopy(DuplicateReason reason, long source, int record) {
    /**
     * The number of the game, once it has one.
     *
     * @param firsts the numbers of the first records of sources, as far as they are known
     */
    long game(Map<Long, Long> firsts, Connection tables) throws SQLException {
      Long first = firsts.get(source);
      if (first == null) {
        first = CopyRows.first(tables, source);
        firsts.put(source, first);
      }
      return first + record;
    }
  }

  /** Records that say nothing new, by their sources and their numbers in these. */
  record FoundCopies(Map<Long, Map<Integer, FoundCopy>> bySource) {
    static final FoundCopies NONE = new FoundCopies(Map.of());

    Optional<FoundCopy> of(long source, int record) {
      return Optional.ofNullable(bySource.getOrDefault(source, Map.of()).get(record));
    }
  }

  /** The records among those of a whole base that say nothing new. */
  static FoundCopies ofBase(StoredSources stored, int jobs, Connection tables)
      throws SQLException, IOException {
    try (CopySearch search = new CopySearch(stored, jobs)) {
      search.addBase(tables);
      return search.find();
    }
  }

  /** Adds the sources whose games the base has. */
  void addBase(Connection tables) throws SQLException, IOException {
    for (StoredSource each : stored.games()) {
      SortedMap<Integer, CopyRow> known = CopyRows.of(tables, each.number());
      if (each.games() > 0 || !known.isEmpty()) {
        add(
            each.number(),
            stored.whole(each),
            each.choice(),
            record -> Optional.ofNullable(known.get(record)).map(CopyRow::weakest));
      }
    }
  }

  /**
   * Adds a source.
   *
   * @param weakest the weakest reason for which a record may be left out; nothing if it stays
   */
  void add(
      long number,
      Source source,
      ReadingChoice choice,
      IntFunction<Optional<DuplicateReason>> weakest)
      throws IOException {
    try (GameReader reader = GameReader.open(source, choice.options(problem -> {}, memory))) {
      games.add(reader.iterator(), weakest);
    }
    sources.add(number);
  }

  FoundCopies find() throws IOException {
    Map<Long, Map<Integer, FoundCopy>> found = new HashMap<>();
    games.find(
        (copy, reason, original) ->
            found
                .computeIfAbsent(sources.get(copy.part()), _ -> new HashMap<>())
                .put(
                    copy.record(),
                    new FoundCopy(reason, sources.get(original.part()), original.record())));
    return new FoundCopies(found);
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
