package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.base.BaseAddition.AdditionWatcher;
import org.kifu.source.Source;

/** The replacement of sources by others with their names, in the transaction of the caller. */
final class SourceReplacement {
  private final Connection tables;
  private final List<ReplacedSource> sources = new ArrayList<>();
  private MovedMarks moved;

  /**
   * A source that is replaced.
   *
   * @param before its number
   * @param after the number of the source in its place, whose bytes are in the base
   * @param marks the marks of its games
   * @param annotations the number of its annotations
   */
  private record ReplacedSource(
      Source source, long before, long after, CarriedMarks marks, long annotations) {}

  /** An adder of the games of a source whose bytes are in the base. */
  @FunctionalInterface
  interface GamesAdder {
    void add(Source source, long number) throws SQLException, IOException;
  }

  SourceReplacement(Connection tables) throws SQLException {
    this.tables = tables;
    this.moved = MovedMarks.of(tables, List.of());
  }

  void add(Source source, long before, long after) throws SQLException {
    long annotations =
        Base.longNumber(
            tables,
            "SELECT count(*) FROM annotated_games JOIN games USING (game) WHERE source = "
                + before);
    CarriedMarks marks = CarriedMarks.of(tables, before);
    sources.add(new ReplacedSource(source, before, after, marks, annotations));
  }

  /** Removes the sources that are replaced. */
  void removeOld() throws SQLException {
    List<Long> old = sources.stream().map(ReplacedSource::before).toList();
    moved = MovedMarks.of(tables, old);
    BaseRemoval.remove(tables, old);
  }

  /** Adds the games of the others, which take over marks. */
  void addNew(GamesAdder games, AdditionWatcher watcher) throws SQLException, IOException {
    for (ReplacedSource each : sources) {
      games.add(each.source(), each.after());
      watcher.isReplaced(each.source().name(), each.annotations());
      moved.leaveOut(each.marks().putOn(tables, each.after()));
    }
    moved.settle(
        sources.stream().collect(Collectors.toMap(ReplacedSource::before, ReplacedSource::after)),
        watcher);
  }
}
