package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.kifu.base.GameMarks.MarkWatcher;

/** The removal of sources from a base, in one transaction. */
public final class BaseRemoval {
  /** Positions do not refer to their games: an index for this would be as large as they are. */
  private static final String POSITIONS =
      " FROM positions WHERE game IN (SELECT game FROM games WHERE source IN"
          + " (SELECT source FROM removed))";

  private static final List<String> ALL_OF_REMOVED =
      List.of(
          "DELETE" + POSITIONS,
          "DELETE FROM sources WHERE source IN (SELECT source FROM removed)",
          "DELETE FROM sources WHERE role = 'names' AND source NOT IN"
              + " (SELECT names FROM source_names)",
          "DELETE FROM players WHERE NOT EXISTS (SELECT 1 FROM games WHERE black = player)"
              + " AND NOT EXISTS (SELECT 1 FROM games WHERE white = player)",
          "DELETE FROM events WHERE NOT EXISTS"
              + " (SELECT 1 FROM games WHERE games.event = events.event)",
          "DELETE FROM annotation_settings WHERE NOT EXISTS (SELECT 1 FROM annotated_games a"
              + " WHERE a.settings = annotation_settings.settings)",
          "DROP TABLE removed");

  private BaseRemoval() {}

  /**
   * Removes sources with their games and all that belongs to these: all of them, or none if this
   * fails. It looks at each position of the base.
   *
   * @throws BaseException if the base cannot be changed
   */
  public static void remove(Base base, List<StoredSource> sources) throws IOException {
    base.change(
        tables -> {
          remove(base, tables, sources.stream().map(StoredSource::number).toList());
          return true;
        });
  }

  /**
   * Removes sources whose files are gone. Where one of their games is in another source now, it
   * keeps its marks.
   */
  public static void removeVanished(Base base, List<StoredSource> sources, MarkWatcher watcher)
      throws IOException {
    List<Long> numbers = sources.stream().map(StoredSource::number).toList();
    base.change(
        tables -> {
          MovedMarks marks = MovedMarks.of(tables, numbers);
          remove(base, tables, numbers);
          marks.settle(Map.of(), watcher);
          return true;
        });
  }

  /**
   * Removes sources in the transaction of the caller. Records that were left out for their games
   * become games.
   */
  static void remove(Base base, Connection tables, List<Long> sources)
      throws SQLException, IOException {
    try (Statement statement = tables.createStatement()) {
      statement.execute("CREATE TEMP TABLE removed (source INTEGER PRIMARY KEY)");
      try (PreparedStatement row = tables.prepareStatement("INSERT INTO removed VALUES (?)")) {
        for (long source : sources) {
          row.setLong(1, source);
          row.executeUpdate();
        }
      }
      PositionSums sums = PositionSums.read(tables);
      sums.changeRows(tables, POSITIONS, -1);
      sums.folded().write(tables);
      for (String each : ALL_OF_REMOVED) {
        statement.execute(each);
      }
    }
    new MoveSumRows(tables).makeAgain();
    CopyRestoration.restore(base, tables);
  }
}
