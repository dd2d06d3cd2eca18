package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.base.GameMarks.MarkWatcher;
import org.kifu.base.GameMarks.MarkedGame;

/**
 * The marks of games that go from their sources, for the same games in other sources: a file may
 * have been split, joined, or renamed and changed. A game takes over the marks of another one if
 * both records have the same bytes and moves, if it was added later, and if there is no doubt: one
 * such game went, and one came.
 */
final class MovedMarks {
  private static final String OF_SOURCES =
      "SELECT game, checksum, coalesce(moves, '') FROM games"
          + " WHERE source IN (SELECT value FROM json_each(?))";

  private static final String COUNTS =
      "SELECT checksum, count(*) FROM games WHERE source = ?"
          + " AND checksum IN (SELECT value FROM json_each(?)) GROUP BY checksum";

  private static final String LATER =
      "SELECT g.game, g.checksum, coalesce(g.moves, ''), s.name, g.entry, g.number FROM games g"
          + " JOIN sources s USING (source)"
          + " WHERE g.game > ? AND g.checksum IN (SELECT value FROM json_each(?))";

  private final Connection tables;
  private final Map<Long, MarkedRecord> marked = new TreeMap<>();
  private final Map<Long, Map<Long, Integer>> before = new HashMap<>();

  /** A game with marks. */
  private record MarkedRecord(long checksum, String moves, MarkedGame marks) {}

  /** A game that was added later. */
  private record LaterGame(long game, String moves, String source, int number) {}

  private MovedMarks(Connection tables) {
    this.tables = tables;
  }

  /** The marks of the games of sources that are still in the base. */
  static MovedMarks of(Connection tables, List<Long> sources) throws SQLException {
    MovedMarks moved = new MovedMarks(tables);
    Map<Long, MarkedGame> marks = new HashMap<>();
    for (long source : sources) {
      marks.putAll(GameMarks.markedOf(tables, source));
    }
    if (marks.isEmpty()) {
      return moved;
    }
    try (PreparedStatement asked = tables.prepareStatement(OF_SOURCES)) {
      asked.setString(1, sources.toString());
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          MarkedGame own = marks.get(rows.getLong(1));
          if (own != null) {
            moved.marked.put(
                rows.getLong(1), new MarkedRecord(rows.getLong(2), rows.getString(3), own));
          }
        }
      }
    }
    for (long source : sources) {
      moved.before.put(source, moved.counts(source));
    }
    return moved;
  }

  /** The numbers of games of a source by their checksums, of those that games with marks have. */
  private Map<Long, Integer> counts(long source) throws SQLException {
    try (PreparedStatement asked = tables.prepareStatement(COUNTS)) {
      asked.setLong(1, source);
      asked.setString(2, checksums());
      try (ResultSet rows = asked.executeQuery()) {
        Map<Long, Integer> counts = new HashMap<>();
        while (rows.next()) {
          counts.put(rows.getLong(1), rows.getInt(2));
        }
        return counts;
      }
    }
  }

  /** An array of JSON. */
  private String checksums() {
    return marked.values().stream().map(MarkedRecord::checksum).distinct().toList().toString();
  }

  /** Leaves out games whose marks have another place now. */
  void leaveOut(Set<Long> games) {
    marked.keySet().removeAll(games);
  }

  /**
   * Puts the marks on the games that have them from now on.
   *
   * @param replaced the sources that are in the place of those that went
   */
  void settle(Map<Long, Long> replaced, MarkWatcher watcher) throws SQLException {
    if (marked.isEmpty()) {
      return;
    }
    Map<Long, Integer> gone = gone(replaced);
    Map<Long, List<LaterGame>> later = later();
    for (Map.Entry<Long, MarkedRecord> each : marked.entrySet()) {
      MarkedRecord own = each.getValue();
      List<LaterGame> same =
          later.getOrDefault(own.checksum(), List.of()).stream()
              .filter(game -> game.game() > each.getKey() && game.moves().equals(own.moves()))
              .toList();
      if (same.size() == 1 && gone.getOrDefault(own.checksum(), 0) == 1) {
        LaterGame other = same.getFirst();
        CarriedMarks.put(tables, other.game(), own.marks());
        watcher.areMoved(own.marks(), other.source(), other.number());
      } else {
        watcher.areLost(own.marks());
      }
    }
  }

  /** The numbers of games that went, by their checksums. */
  private Map<Long, Integer> gone(Map<Long, Long> replaced) throws SQLException {
    Map<Long, Integer> gone = new HashMap<>();
    for (Map.Entry<Long, Map<Long, Integer>> each : before.entrySet()) {
      Long other = replaced.get(each.getKey());
      Map<Long, Integer> after = other == null ? Map.of() : counts(other);
      each.getValue()
          .forEach(
              (checksum, count) ->
                  gone.merge(
                      checksum,
                      Math.max(0, count - after.getOrDefault(checksum, 0)),
                      Integer::sum));
    }
    return gone;
  }

  private Map<Long, List<LaterGame>> later() throws SQLException {
    Map<Long, List<LaterGame>> found = new HashMap<>();
    try (PreparedStatement asked = tables.prepareStatement(LATER)) {
      asked.setLong(1, marked.keySet().iterator().next());
      asked.setString(2, checksums());
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          LaterGame game =
              new LaterGame(
                  rows.getLong(1),
                  rows.getString(3),
                  GameMarks.place(rows.getString(4), rows.getString(5)),
                  rows.getInt(6));
          found.computeIfAbsent(rows.getLong(2), _ -> new ArrayList<>(1)).add(game);
        }
      }
    }
    return found;
  }
}
