package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.source.Source;

/** The replacement of sources by others with their names, in the transaction of the caller. */
final class SourceReplacement {
  private final Base base;
  private final Connection tables;
  private final List<AddedSource> added = new ArrayList<>();
  private final List<Long> removed = new ArrayList<>();
  private MovedMarks moved;

  /**
   * A source that is added.
   *
   * @param number its number; the base has its bytes
   * @param before the source that it replaces
   */
  private record AddedSource(Source source, long number, Optional<ReplacedSource> before) {}

  /**
   * A source that is replaced.
   *
   * @param marks the marks of its games
   * @param annotations the number of its annotations
   */
  private record ReplacedSource(long number, CarriedMarks marks, long annotations) {}

  /** An adder of the games of a source whose bytes are in the base. */
  @FunctionalInterface
  interface GamesAdder {
    void add(Source source, long number) throws SQLException, IOException;
  }

  SourceReplacement(Base base, Connection tables) throws SQLException {
    this.base = base;
    this.tables = tables;
    this.moved = MovedMarks.of(tables, List.of());
  }

  /**
   * Adds a source.
   *
   * @param before the source that it replaces, if any
   */
  void add(Source source, SourceRows.@Nullable Known before, long number) throws SQLException {
    Optional<ReplacedSource> replaced = Optional.empty();
    if (before != null) {
      long annotations =
          Base.longNumber(
              tables,
              "SELECT count(*) FROM annotated_games JOIN games USING (game) WHERE source = "
                  + before.source());
      CarriedMarks marks = CarriedMarks.of(tables, before.source());
      replaced = Optional.of(new ReplacedSource(before.source(), marks, annotations));
      removed.add(before.source());
    }
    added.add(new AddedSource(source, number, replaced));
  }

  /** Lets a source go without another in its place. */
  void removes(long source) {
    removed.add(source);
  }

  /** Removes the sources that go. */
  void removeOld() throws SQLException, IOException {
    moved = MovedMarks.of(tables, removed);
    BaseRemoval.remove(base, tables, removed);
  }

  /** The sources that are added, by their numbers. */
  Map<Long, Source> added() {
    Map<Long, Source> sources = new LinkedHashMap<>();
    added.forEach(each -> sources.put(each.number(), each.source()));
    return sources;
  }

  /** Adds the games of the others, which take over marks. */
  void addNew(GamesAdder games, AdditionWatcher watcher) throws SQLException, IOException {
    Map<Long, Long> replaced = new HashMap<>();
    for (AddedSource each : added) {
      games.add(each.source(), each.number());
      if (each.before().isPresent()) {
        ReplacedSource before = each.before().get();
        watcher.isReplaced(each.source().name(), before.annotations());
        moved.leaveOut(before.marks().putOn(tables, each.number()));
        replaced.put(before.number(), each.number());
      }
    }
    moved.settle(replaced, watcher);
  }
}
