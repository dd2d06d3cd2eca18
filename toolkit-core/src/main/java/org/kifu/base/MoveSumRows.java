package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory.TheorySum;

/** The sums that a base keeps for the moves of positions that many games reached. */
final class MoveSumRows {
  /**
   * Positions that this number of games reached have sums; it takes some milliseconds to add so
   * many.
   */
  static final int MANY = 512;

  private static final String KEYS = "SELECT DISTINCT key FROM position_moves";

  private final Connection tables;

  MoveSumRows(Connection tables) {
    this.tables = tables;
  }

  /** The keys of the positions that have sums. */
  Set<Long> keys() throws SQLException {
    return keys(KEYS);
  }

  private Set<Long> keys(String question) throws SQLException {
    Set<Long> keys = new HashSet<>();
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        keys.add(rows.getLong(1));
      }
    }
    return keys;
  }

  /** Whether as many games as have sums, or this number of them, reached a position. */
  boolean areMany(long key, long games) throws SQLException {
    try (PreparedStatement statement =
        tables.prepareStatement(
            "SELECT count(*) FROM (SELECT 1 FROM positions WHERE key = ? LIMIT ?)")) {
      statement.setLong(1, key);
      statement.setLong(2, games);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() && rows.getLong(1) >= games;
      }
    }
  }

  /** The sums of a position; none if it has no sums. */
  MoveSums read(long key) throws SQLException {
    return read(" WHERE key = " + key);
  }

  /** All sums. */
  MoveSums read() throws SQLException {
    return read("");
  }

  private MoveSums read(String which) throws SQLException {
    MoveSums sums = MoveSums.of(Set.of());
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT key, move, year, black_disc_diff, games FROM position_results" + which)) {
      while (rows.next()) {
        sums.of(rows.getLong(1), rows.getInt(2))
            .addResult(new MoveSum.YearResult(rows.getInt(3), rows.getInt(4)), rows.getInt(5));
      }
    }
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT key, move, theory_games, theory_disc_sum, first_game, s.name, g.entry,"
                    + " g.number, g.date, b.name, w.name, e.name FROM position_moves"
                    + " JOIN games g ON g.game = first_game JOIN sources s USING (source)"
                    + " LEFT JOIN players b ON b.player = g.black"
                    + " LEFT JOIN players w ON w.player = g.white"
                    + " LEFT JOIN events e ON e.event = g.event"
                    + which)) {
      while (rows.next()) {
        sums.of(rows.getLong(1), rows.getInt(2))
            .addOthers(
                new TheorySum(rows.getLong(3), rows.getLong(4)), rows.getLong(5), first(rows));
      }
    }
    return sums;
  }

  private static FirstGame first(ResultSet row) throws SQLException {
    String entry = row.getString(7);
    String source = row.getString(6);
    String date = row.getString(9);
    return new FirstGame(
        date == null ? GameDate.UNKNOWN : GameDate.parse(date).orElse(GameDate.UNKNOWN),
        entry.isEmpty() ? source : source + SourceLocation.WITHIN + entry,
        row.getInt(8),
        FactsRow.text(row.getString(10)),
        FactsRow.text(row.getString(11)),
        FactsRow.text(row.getString(12)));
  }

  /** Adds sums to those that the base has. */
  void add(MoveSums sums) throws SQLException {
    try (PreparedStatement result =
            tables.prepareStatement(
                BaseSchema.insert("position_results")
                    + " ON CONFLICT DO UPDATE SET games = games + excluded.games");
        PreparedStatement move =
            tables.prepareStatement(
                BaseSchema.insert("position_moves")
                    + " ON CONFLICT DO UPDATE SET theory_games = excluded.theory_games,"
                    + " theory_disc_sum = excluded.theory_disc_sum,"
                    + " first_game = excluded.first_game")) {
      for (Map.Entry<Long, SortedMap<Integer, MoveSum>> position : sums.byKey().entrySet()) {
        if (!position.getValue().isEmpty()) {
          add(position.getKey(), position.getValue(), result, move);
        }
      }
    }
  }

  private void add(
      long key, Map<Integer, MoveSum> moves, PreparedStatement result, PreparedStatement others)
      throws SQLException {
    Map<Integer, MoveSum> before = read(key).byKey().getOrDefault(key, new TreeMap<>());
    for (Map.Entry<Integer, MoveSum> each : moves.entrySet()) {
      MoveSum sum = each.getValue();
      for (Map.Entry<MoveSum.YearResult, Integer> row : sum.results().entrySet()) {
        result.setLong(1, key);
        result.setInt(2, each.getKey());
        result.setInt(3, row.getKey().year());
        result.setInt(4, row.getKey().blackDiscDiff());
        result.setInt(5, row.getValue());
        result.addBatch();
      }
      result.executeBatch();
      MoveSum known = before.get(each.getKey());
      if (known != null) {
        sum.addOthers(known);
      }
      others.setLong(1, key);
      others.setInt(2, each.getKey());
      others.setLong(3, sum.theory().games());
      others.setLong(4, sum.theory().discSum());
      others.setLong(5, sum.firstGame());
      others.executeUpdate();
    }
  }

  /**
   * Makes the sums of positions again from the rows of all games.
   *
   * @param keys the positions
   */
  void make(Set<Long> keys) throws SQLException {
    try (Statement statement = tables.createStatement()) {
      statement.execute("DELETE FROM position_results");
      statement.execute("DELETE FROM position_moves");
    }
    MoveSums sums = MoveSums.of(keys);
    try (LineRows lines = new LineRows(tables, new FactsRow(tables), "1")) {
      lines.each(sums::add);
    }
    add(sums);
  }

  /** Makes the sums again that the base has, as far as still many games reached the positions. */
  void makeAgain() throws SQLException {
    Set<Long> keys = new HashSet<>();
    for (long key : keys()) {
      if (areMany(key, MANY)) {
        keys.add(key);
      }
    }
    make(keys);
  }

  /** Makes the sums of a base that has none. */
  void makeFirst() throws SQLException {
    make(keys("SELECT key FROM positions GROUP BY key HAVING count(*) >= " + MANY));
  }
}
