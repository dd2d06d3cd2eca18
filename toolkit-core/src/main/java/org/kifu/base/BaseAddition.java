package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.base.GameMarks.MarkWatcher;
import org.kifu.base.GameMarks.MarkedGame;
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

  private final Base base;
  private final ReadingChoice choice;
  private final List<Source> given;
  private final int jobs;
  private final AdditionWatcher watcher;
  private boolean follows;

  /** The files whose bytes are not those of their names, which come after all others. */
  private final FollowedFiles followed = new FollowedFiles();

  private final ReadOptions.RunMemory memory = new ReadOptions.RunMemory();
  private final Map<Optional<SourceFolder>, WatchedFolder> folders = new HashMap<>();

  /** Takes what happens during an addition. */
  public interface AdditionWatcher extends MarkWatcher {
    /** Takes nothing: the base itself keeps the problems of its sources. */
    AdditionWatcher NONE =
        new AdditionWatcher() {
          @Override
          public void problem(Problem problem) {}

          @Override
          public void reached(long games, long bytes) {}

          @Override
          public void isKnown(String source, String name) {}

          @Override
          public void isOther(String source) {}

          @Override
          public void isReplaced(String source, long annotations) {}

          @Override
          public void areMoved(MarkedGame game, String source, int number) {}

          @Override
          public void areLost(MarkedGame game) {}

          @Override
          public void isRenamed(String source, String before) {}
        };

    /** Takes a problem of a source as a whole, which the base keeps too. */
    void problem(Problem problem);

    /** Takes the number of games that are read, and the bytes of the sources that are read. */
    void reached(long games, long bytes);

    /** Takes a source that is not added, because the base has its bytes under this name. */
    void isKnown(String source, String name);

    /** Takes a source that is not added, because the base has other bytes under its name. */
    void isOther(String source);

    /**
     * Takes a source whose other bytes in the base were replaced by those that it has now. Games
     * with the same moves took over the marks.
     *
     * @param annotations the number of annotations that went
     */
    void isReplaced(String source, long annotations);

    /** Takes a source that the base had under the name of a file that is gone. */
    void isRenamed(String source, String before);
  }

  /**
   * The result of an addition.
   *
   * @param sources the number of sources that were added
   * @param games the number of their games, readable or not
   * @param quarantined the number of games with errors
   * @param positions the number of positions that the games reached, each counted in each game
   */
  public record Added(int sources, long games, long quarantined, long positions) {}

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
    return new Added(count.sources, count.games, count.quarantined, count.positions);
  }

  private boolean addSome(Connection tables, Iterator<Source> sources, AdditionCount count)
      throws SQLException, IOException {
    NamedPositions names = NamedPositions.read(tables);
    try (GameRows rows = new GameRows(tables)) {
      while (sources.hasNext() && !rows.isFull()) {
        new SourceAddition(tables, rows, names, count).add(sources.next());
      }
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
    SourceReplacement replacement = followed.follow(tables, choice, watcher, this::tellUnreadable);
    NamedPositions names = NamedPositions.read(tables);
    try (GameRows rows = new GameRows(tables)) { // names of players may have gone
      replacement.addNew(new SourceAddition(tables, rows, names, count)::addGames, watcher);
      rows.flush();
    }
    return true;
  }

  private void tellUnreadable(Source source, IOException cause) {
    watcher.problem(
        Problem.of(
            ProblemCode.IO_ERROR, SourceLocation.whole(source.name()), SystemReason.of(cause)));
  }

  /** Running numbers. */
  private static final class AdditionCount {
    private int sources;
    private long games;
    private long quarantined;
    private long positions;
    private long bytes;
    private int renamed;

    AdditionCount copy() {
      AdditionCount copy = new AdditionCount();
      copy.take(this);
      return copy;
    }

    void take(AdditionCount other) {
      sources = other.sources;
      games = other.games;
      quarantined = other.quarantined;
      positions = other.positions;
      bytes = other.bytes;
    }
  }

  /** The addition of one source, in a transaction. */
  private final class SourceAddition {
    private final Connection tables;
    private final GameRows rows;
    private final NamedPositions names;
    private final AdditionCount count;
    private final SourceRows sources;

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
        } else {
          addGames(source, added.source());
        }
      } catch (BaseException e) {
        throw e;
      } catch (IOException e) {
        tellUnreadable(source, e);
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
      Source stored =
          Source.of(
                  new OwnFolder(
                      source.fileName(),
                      () -> new PartsStream(base.file(), tables, number),
                      beside),
                  source.fileName(),
                  source.name())
              .with(given);
      ReadOptions options = choice.options(problems::add, memory);
      GameSum sum = new GameSum();
      try (GameReader reader = GameReader.open(stored, options)) {
        Optional<String> format = reader.format(); // an archive has none behind its last game
        EntryReading.read(
            reader, names, jobs, GAMES_TOGETHER, entry -> add(entry, number, reader, sum));
        sources.finish(number, format, sum.games);
      }
      for (Problem problem : problems) {
        watcher.problem(problem);
        rows.add(number, problem);
      }
      for (String file : beside.used()) {
        sources.connect(number, besideOf(source, file), false);
      }
      for (Source file : given) {
        sources.connect(number, file, true);
      }
      count.sources++;
      count.bytes += sum.bytes;
    }

    private void add(GameEntry entry, long number, GameReader reader, GameSum sum) {
      try {
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

    private Source besideOf(Source source, String file) {
      String name = source.name();
      String folder = name.substring(0, Math.max(0, name.length() - source.fileName().length()));
      return Source.of(source.folder().orElseThrow(), file, folder + file);
    }
  }

  /** Running numbers of one source. */
  private static final class GameSum {
    private long games;
    private long bytes;
  }
}
