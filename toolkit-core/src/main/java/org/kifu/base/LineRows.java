package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.kifu.game.ParsedGame;
import org.kifu.opening.GameWalk;

/** The lines of games whose results count, from the rows of the games. */
final class LineRows implements AutoCloseable {
  private final PreparedStatement statement;
  private final FactsRow row;
  private final GameWalk walk = new GameWalk(GameEntry.PLIES);

  /** Takes a game with the keys of its positions and its line. */
  @FunctionalInterface
  interface LineTaker {
    void take(long game, long[] keys, CountedLine line);
  }

  /**
   * @param condition the condition on the games, with a parameter for each value
   */
  LineRows(Connection tables, FactsRow row, String condition) throws SQLException {
    this.row = row;
    statement =
        tables.prepareStatement(
            "SELECT %s FROM games WHERE acceptance <> 'quarantined' AND squares IS NOT NULL"
                    .formatted(FactsRow.COLUMNS)
                + " AND rules = 'othello' AND (%s) ORDER BY game".formatted(condition));
  }

  /** The statement, whose parameters the caller sets. */
  PreparedStatement statement() {
    return statement;
  }

  void each(LineTaker lines) throws SQLException {
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        ParsedGame game = row.game(rows);
        CountedLine line = CountedLine.of(walk, walk.walk(game), game);
        if (line != null) {
          lines.take(rows.getLong(1), keys(), line);
        }
      }
    }
  }

  private long[] keys() {
    long[] keys = new long[walk.positions()];
    for (int k = 0; k < keys.length; k++) {
      keys[k] = PositionNumber.of(walk, k);
    }
    return keys;
  }

  @Override
  public void close() throws SQLException {
    statement.close();
  }
}
