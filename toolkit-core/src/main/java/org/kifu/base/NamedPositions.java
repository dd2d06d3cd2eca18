package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningNames;

/**
 * The openings of a base by the keys of their positions.
 *
 * @param byKey the numbers of the openings
 * @param lastPly the ply of the deepest of them
 */
record NamedPositions(Map<Long, Integer> byKey, int lastPly) {
  /** Fills the table of a new base with the names that this program knows. */
  static void write(Connection tables) throws SQLException {
    GameWalk walk = new GameWalk(GameEntry.PLIES);
    int number = 0;
    try (PreparedStatement row = tables.prepareStatement(BaseSchema.insert("openings"))) {
      for (Map.Entry<String, OpeningName> each : OpeningNames.lines().entrySet()) {
        int ply = walked(walk, each.getKey());
        row.setInt(1, ++number);
        row.setString(2, each.getValue().name());
        row.setString(3, each.getValue().others());
        row.setString(4, each.getKey());
        row.setInt(5, ply);
        row.setLong(6, PositionNumber.of(walk, ply));
        row.executeUpdate();
      }
    }
  }

  private static int walked(GameWalk walk, String moves) {
    GameRecord record = GameRecord.ofMoves(MoveList.parse(moves).orElseThrow());
    Origin origin = Origin.at(SourceLocation.whole(""));
    walk.walk(new ParsedGame(1, Optional.of(record), origin, List.of()));
    return walk.discs();
  }

  /** Whether the key of each opening is that of its moves. */
  static boolean isRight(Connection tables) throws SQLException {
    GameWalk walk = new GameWalk(GameEntry.PLIES);
    boolean isRight = true;
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery("SELECT moves, ply, key FROM openings")) {
      while (rows.next()) {
        String moves = StoredValue.text(rows, 1);
        int ply = MoveList.parse(moves).isPresent() ? walked(walk, moves) : -1;
        isRight &= ply == rows.getInt(2) && PositionNumber.of(walk, ply) == rows.getLong(3);
      }
    }
    return isRight;
  }

  static NamedPositions read(Connection tables) throws SQLException {
    Map<Long, Integer> byKey = new HashMap<>();
    int last = 0;
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT opening, key, ply FROM openings ORDER BY opening DESC")) {
      while (rows.next()) {
        byKey.put(rows.getLong(2), rows.getInt(1));
        last = Math.max(last, rows.getInt(3));
      }
    }
    return new NamedPositions(byKey, last);
  }

  /** The number of the deepest opening of a game; nothing if none of its positions has a name. */
  Optional<Integer> deepest(GameWalk walk) {
    for (int k = Math.min(walk.positions() - 1, lastPly); k > 0; k--) {
      Integer opening = byKey.get(PositionNumber.of(walk, k));
      if (opening != null) {
        return Optional.of(opening);
      }
    }
    return Optional.empty();
  }
}
