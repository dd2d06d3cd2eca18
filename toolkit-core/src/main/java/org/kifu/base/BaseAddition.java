package org.kifu.base;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.EarlierGames;
import org.kifu.base.CopySearch.FoundCopies;
import org.kifu.base.CopySearch.FoundCopy;
import org.kifu.file.FileNames;
import org.kifu.file.SystemReason;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;

/**
 * The addition of sources to a base. Sources are added in transactions of one or more: whatever
 * happens, a source is in the base with all its games or not at all. A source whose bytes the base
 * has is not added again, so an addition that was broken off goes on if it is started again.
 */
public final class BaseAddition {
  private static final int GAMES_TOGETHER = 64;

  /** The positions after which a transaction ends: those of some 280,000 games, or a minute. */
  private static final long POSITIONS_TOGETHER = 1 << 24;

  /**
   * A transaction also has at least one in this number of the positions of the base: it touches
   * most pages, and SQLite keeps each as it was before, until the transaction ends.
   */
  private static final int PART = 3;

  private final Base base;
  private final ReadingChoice choice;
  private final List<Source> given;
  private final int jobs;
  private final AdditionWatcher watcher;
  private long together = POSITIONS_TOGETHER;
  private boolean follows;
  private Optional<DuplicateReason> weakest = Optional.empty();

  /** The files whose bytes are not those of their names, which come after all others. */
  private final FollowedFiles followed = new FollowedFiles();

  private final ReadOptions.RunMemory memory = new ReadOptions.RunMemory();
  private final Map<Optional<SourceFolder>, WatchedFolder> folders = new HashMap<>();

  /**
   * The result of an addition.
   *
   * @param sources the number of sources that were added
   * @param games the number of their games, readable or not
   * @param quarantined the number of games with errors
   * @param positions the number of positions that the games reached, each counted in each game
   * @param copies the number of other records, which were left out
   */
  public record Added(int sources, long games, long quarantined, long positions, long copies) {}

  /**
   * Prepares an addition.
   *
   * @param given files with names to be used as if they were beside the sources
   * @param jobs the number of working threads, at least 1; it does not change the rows
   */
  public BaseAddition(
      Base base, ReadingChoice choice, List<Source> given, int jobs, AdditionWatcher watcher) {
    this.base = base;
    this.choice = choice;
    this.given = List.copyOf(given);
    this.jobs = jobs;
    this.watcher = watcher;
  }

  /**
   * Lets the base follow its files: a file with other bytes than before replaces them, and a file
   * that was moved gets its new name.
   */
  public BaseAddition following() {
    follows = true;
    return this;
  }

  /** Ends each transaction after so many positions, for tests. */
  BaseAddition together(long positions) {
    together = positions;
    return this;
  }

  /** The reasons for which records may be left out, as {@code kifu dedup} names them. */
  public static List<String> reasons() {
    return EarlierGames.POSSIBLE.stream().map(DuplicateReason::label).toList();
  }

  /**
   * Leaves out records that say nothing which an earlier record of the base does not say. The base
   * lists them. All sources are then added in one transaction.
   *
   * @param reason the weakest reason, one of {@link #reasons}
   */
  public BaseAddition leavingOut(String reason) {
    if (!reasons().contains(reason)) {
      throw new IllegalArgumentException("records are not left out for " + reason);
    }
    weakest = Optional.of(DuplicateReason.labelled(reason));
    return this;
  }

  /**
   * Adds sources.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted; the base has
   *     the transactions before that
   * @throws BaseException if the base cannot be changed; a source that cannot be read is a problem
   */
  public Added add(Iterator<Source> sources) throws IOException {
    AdditionCount count = new AdditionCount();
    while (sources.hasNext()) {
      AdditionCount before = count.copy();
      base.change(tables -> addSome(tables, sources, before));
      count.take(before);
    }
    if (followed.isAnyOther()) {
      base.change(tables -> follow(tables, count));
    } else {
      followed.tellKnown(watcher);
    }
    return count.added();
  }

  private boolean addSome(Connection tables, Iterator<Source> sources, AdditionCount count)
      throws SQLException, IOException {
    NamedPositions names = NamedPositions.read(tables);
    long most = count.positions + Math.max(together, PositionSums.read(tables).count() / PART);
    try (GameRows rows = new GameRows(tables);
        SourceAddition addition = new SourceAddition(tables, rows, names, count)) {
      while (sources.hasNext() && (weakest.isPresent() || count.positions < most)) {
        addition.add(sources.next());
      }
      addition.addWaiting();
      rows.flush();
    }
    if (count.renamed > 0) {
      new MoveSumRows(tables).makeAgain(); // the first of several games depends on names
      count.renamed = 0;
    }
    return true;
  }

  /** All in one transaction, so that a game that went from one file to another keeps its marks. */
  private boolean follow(Connection tables, AdditionCount count) throws SQLException, IOException {
    SourceReplacement replacement =
        followed.follow(base, tables, choice, watcher, this::tellUnreadable);
    NamedPositions names = NamedPositions.read(tables);
    try (GameRows rows = new GameRows(tables); // names of players may have gone
        SourceAddition addition = new SourceAddition(tables, rows, names, count)) {
      addition.awaitAll(replacement.added());
      replacement.addNew(addition::addGames, watcher);
      rows.flush();
    }
    return true;
  }

  private void tellUnreadable(Source source, IOException cause) {
    watcher.problem(
        Problem.of(
            ProblemCode.IO_ERROR, SourceLocation.whole(source.name()), SystemReason.of(cause)));
  }

  /** The addition of sources, in a transaction. */
  private final class SourceAddition implements Closeable {
    private final Connection tables;
    private final GameRows rows;
    private final NamedPositions names;
    private final AdditionCount count;
    private final SourceRows sources;

    /** Sources whose games are added once all are known, because copies are looked for. */
    private final Map<Long, Source> waiting = new LinkedHashMap<>();

    private final Map<Long, Long> firsts = new HashMap<>();
    private FoundCopies copies = FoundCopies.NONE;
    private @Nullable CopySearch search;

    SourceAddition(Connection tables, GameRows rows, NamedPositions names, AdditionCount count) {
      this.tables = tables;
      this.rows = rows;
      this.names = names;
      this.count = count;
      this.sources = new SourceRows(tables);
    }

    void add(Source source) throws SQLException, IOException {
      try {
        if (source.path().isPresent()
            && isKnown(source, SourceRows.sum(Files.newInputStream(source.path().get())))) {
          return;
        }
        Optional<SourceRows.Known> other = sources.named(source.name());
        if (follows && other.isPresent() && source.path().isPresent()) {
          followed.addChanged(source);
          return;
        }
        SourceRows.Known added = sources.add(SourceRows.GAMES, source, choice);
        boolean isOther = other.filter(known -> !known.sha256().equals(added.sha256())).isPresent();
        if (isOther && follows) {
          followed.addChanged(copied(source, added.source()));
          sources.remove(added.source());
        } else if (isOther) {
          sources.remove(added.source());
          watcher.isOther(source.name());
        } else if (isKnownBefore(source, added)) {
          sources.remove(added.source());
        } else if (weakest.isPresent()) {
          await(source, added.source());
          waiting.put(added.source(), source);
        } else {
          addGames(source, added.source());
        }
      } catch (BaseException e) {
        throw e;
      } catch (IOException e) {
        tellUnreadable(source, e);
      }
    }

    /** Reads a source to look for copies; its games are added once all are known. */
    private void await(Source source, long number) throws SQLException, IOException {
      CopySearch started = search;
      if (started == null) {
        started = new CopySearch(new StoredSources(base), jobs);
        search = started;
        started.addBase(tables);
      }
      WatchedFolder beside = WatchedFolder.of(source.folder());
      started.add(number, stored(source, number, beside), choice, _ -> weakest);
      connect(source, number, beside);
    }

    /** Reads sources to look for copies, if that is asked for. */
    void awaitAll(Map<Long, Source> added) throws SQLException, IOException {
      for (Map.Entry<Long, Source> each : added.entrySet()) {
        if (weakest.isPresent()) {
          await(each.getValue(), each.getKey());
        }
      }
      copies = search == null ? copies : search.find();
    }

    /** Adds the games of sources that wait. */
    void addWaiting() throws SQLException, IOException {
      copies = search == null ? copies : search.find();
      for (Map.Entry<Long, Source> each : waiting.entrySet()) {
        addGames(each.getValue(), each.getKey());
      }
    }

    /** A copy of a stream in memory, so that it can be read again. */
    private Source copied(Source source, long number) throws SQLException, IOException {
      try (InputStream bytes = new PartsStream(base.file(), tables, number)) {
        return Source.of(source.name(), bytes.readAllBytes());
      }
    }

    private boolean isKnownBefore(Source source, SourceRows.Known added) throws SQLException {
      Optional<SourceRows.Known> first = sources.withSum(added.sha256());
      boolean isKnown = first.filter(known -> known.source() != added.source()).isPresent();
      if (isKnown) {
        watcher.isKnown(source.name(), first.orElseThrow().name());
      }
      return isKnown;
    }

    private boolean isKnown(Source source, String sum) throws SQLException, IOException {
      Optional<SourceRows.Known> known = sources.withSum(sum);
      if (known.isPresent()) {
        tellKnown(source, known.get());
        count.bytes += Files.size(source.path().orElseThrow());
      }
      return known.isPresent();
    }

    private void tellKnown(Source source, SourceRows.Known known) throws SQLException {
      boolean isElsewhere = follows && !known.name().equals(GameEntry.wellFormed(source.name()));
      boolean isOther = isElsewhere && sources.named(source.name()).isPresent();
      if (isElsewhere
          && !isOther
          && FileNames.possiblePath(known.name()).filter(Files::exists).isEmpty()) {
        sources.rename(known.source(), source);
        MovedAnnotations.rename(tables, known.source(), GameEntry.wellFormed(source.name()));
        count.renamed++;
        watcher.isRenamed(source.name(), known.name());
      } else if (isElsewhere) {
        followed.addClaim(source, known, isOther);
      } else {
        watcher.isKnown(source.name(), known.name());
      }
    }

    void addGames(Source source, long number) throws SQLException, IOException {
      WatchedFolder beside = folders.computeIfAbsent(source.folder(), WatchedFolder::of);
      List<Problem> problems = new ArrayList<>();
      ReadOptions options = choice.options(problems::add, memory);
      GameSum sum = new GameSum();
      try (GameReader reader = GameReader.open(stored(source, number, beside), options)) {
        Optional<String> format = reader.format(); // an archive has none behind its last game
        EntryReading.read(
            reader, names, jobs, GAMES_TOGETHER, entry -> add(entry, number, reader, sum));
        sources.finish(number, format, sum.games);
      }
      for (Problem problem : problems) {
        watcher.problem(problem);
        rows.add(number, problem);
      }
      connect(source, number, beside);
      count.sources++;
      count.bytes += sum.bytes;
    }

    private void connect(Source source, long number, WatchedFolder beside)
        throws SQLException, IOException {
      for (String file : beside.used()) {
        sources.connect(number, besideOf(source, file), false);
      }
      for (Source file : given) {
        sources.connect(number, file, true);
      }
    }

    /** A source whose bytes are in the base, with the files that lie beside it. */
    private Source stored(Source source, long number, WatchedFolder beside) {
      return Source.of(
              new OwnFolder(
                  source.fileName(), () -> new PartsStream(base.file(), tables, number), beside),
              source.fileName(),
              source.name())
          .with(given);
    }

    private void add(GameEntry entry, long number, GameReader reader, GameSum sum) {
      int record = sum.records++;
      Optional<FoundCopy> copy = copies.of(number, record);
      try {
        if (copy.isPresent()) {
          long game = copy.get().game(firsts, tables);
          rows.addCopy(number, record, entry, copy.get().reason(), weakest.orElseThrow(), game);
          count.copies++;
          return;
        }
        rows.add(number, entry);
      } catch (SQLException e) {
        throw new UncheckedIOException(BaseException.of(base.file(), e));
      }
      sum.games++;
      sum.bytes = reader.bytesRead();
      count.games++;
      count.quarantined += entry.quarantined() == null ? 0 : 1;
      count.positions += entry.keys().length;
      watcher.reached(count.games, count.bytes + sum.bytes);
    }

    @Override
    public void close() throws IOException {
      if (search != null) {
        search.close();
      }
    }

    private Source besideOf(Source source, String file) {
      String name = source.name();
      String folder = name.substring(0, Math.max(0, name.length() - source.fileName().length()));
      return Source.of(source.folder().orElseThrow(), file, folder + file);
    }
  }

  /** Running numbers of one source. */
  private static final class GameSum {
    private int records;
    private long games;
    private long bytes;
  }
}
