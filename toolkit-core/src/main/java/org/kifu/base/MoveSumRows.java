package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
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

  private static final int SOURCE = GameRowSum.WIDTH + 1;

  /** The first of the columns of {@code position_moves}. */
  private static final int MOVE = SOURCE + 1;

  /** The moves of positions, each behind its first game. */
  private static final String MOVES =
      "SELECT "
          + GameRowSum.COLUMNS
          + ", "
          + StoredSources.NAME
          + ", key, move, theory_games, theory_disc_sum, m.row_sum"
          + " FROM position_moves m JOIN games g ON g.game = first_game"
          + " JOIN sources s USING (source)"
          + GameRowSum.NAMES;

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

  /**
   * The sums of a position; none if it has no sums.
   *
   * @throws SQLException if they are damaged, with the code for damage
   */
  MoveSums read(long key) throws SQLException {
    StoredSums stored = stored(" WHERE key = " + key);
    if (!stored.areRight()) {
      throw StoredValue.damage("the sums of a position are not those that they were");
    }
    return stored.sums();
  }

  /** All sums, be they damaged or not. */
  MoveSums read() throws SQLException {
    return stored("").sums();
  }

  /** Whether all rows have the sums that they had. */
  boolean areChecksumsRight() throws SQLException {
    return stored("").areRight();
  }

  /**
   * Sums as they are stored.
   *
   * @param checksums the checksum of each move of a position that has a row of its own
   * @param areFirstRight whether the rows of the first games have their sums
   */
  private record StoredSums(
      MoveSums sums, Map<PositionMove, Long> checksums, boolean areFirstRight) {
    boolean areRight() {
      int moves = 0;
      for (Map.Entry<Long, SortedMap<Integer, MoveSum>> position : sums.byKey().entrySet()) {
        for (Map.Entry<Integer, MoveSum> each : position.getValue().entrySet()) {
          PositionMove move = new PositionMove(position.getKey(), each.getKey());
          MoveSum sum = each.getValue();
          Long known = checksums.get(move);
          long right = move.checksum(sum.resultsChecksum(), sum.othersChecksum());
          if (known == null || known != right) {
            return false;
          }
          moves++;
        }
      }
      return areFirstRight && moves == checksums.size();
    }
  }

  /** A move in a position. */
  private record PositionMove(long key, int move) {
    long checksum(long results, long others) {
      return results + others + MoveSum.mixed(MoveSum.mixed(key) + move);
    }
  }

  private StoredSums stored(String which) throws SQLException {
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
    Map<PositionMove, Long> checksums = new HashMap<>();
    boolean areFirstRight = true;
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(MOVES + which)) {
      while (rows.next()) {
        PositionMove move = new PositionMove(rows.getLong(MOVE), rows.getInt(MOVE + 1));
        checksums.put(move, rows.getLong(MOVE + 4));
        areFirstRight &= GameRowSum.isRight(rows, GameRowSum::name);
        sums.of(move.key(), move.move())
            .addOthers(
                new TheorySum(rows.getLong(MOVE + 2), rows.getLong(MOVE + 3)),
                rows.getLong(1),
                first(rows));
      }
    }
    return new StoredSums(sums, checksums, areFirstRight);
  }

  private static FirstGame first(ResultSet row) throws SQLException {
    String entry = StoredValue.text(row, FactsRow.ENTRY);
    String source = StoredValue.text(row, SOURCE);
    String date = row.getString(FactsRow.DATE);
    return new FirstGame(
        date == null ? GameDate.UNKNOWN : GameDate.parse(date).orElse(GameDate.UNKNOWN),
        entry.isEmpty() ? source : source + SourceLocation.WITHIN + entry,
        row.getInt(FactsRow.NUMBER),
        FactsRow.text(GameRowSum.name(row, EntryColumns.BLACK)),
        FactsRow.text(GameRowSum.name(row, EntryColumns.WHITE)),
        FactsRow.text(GameRowSum.name(row, EntryColumns.EVENT)));
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
                    + " first_game = excluded.first_game, row_sum = excluded.row_sum")) {
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
      long results = sum.resultsChecksum();
      if (known != null) {
        sum.addOthers(known);
        results += known.resultsChecksum();
      }
      others.setLong(1, key);
      others.setInt(2, each.getKey());
      others.setLong(3, sum.theory().games());
      others.setLong(4, sum.theory().discSum());
      others.setLong(5, sum.firstGame());
      others.setLong(
          6, new PositionMove(key, each.getKey()).checksum(results, sum.othersChecksum()));
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

  /** The positions that have sums, or should have them if the base has none. */
  Set<Long> wanted() throws SQLException {
    Set<Long> known = keys();
    return known.isEmpty()
        ? keys("SELECT key FROM positions GROUP BY key HAVING count(*) >= " + MANY)
        : known;
  }
}
