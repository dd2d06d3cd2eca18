package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.GameChecker;

/**
 * The results on the board of games that a base had before it kept them: the scores of tournament
 * games say who won, and other games are replayed.
 */
final class BoardResults {
  private static final String OF_SCORES =
      "UPDATE games SET winner = CASE WHEN black_disc_diff > 0 THEN 'black'"
          + " WHEN black_disc_diff < 0 THEN 'white' ELSE 'draw' END"
          + " WHERE black_disc_diff NOTNULL";

  private static final String OTHERS =
      "SELECT game, rules, start, moves FROM games WHERE "
          + GameCondition.APART
          + " AND verdict = 'complete' AND winner ISNULL";

  private BoardResults() {}

  /** States the result of each complete game. */
  static void fill(Connection tables) throws SQLException {
    GameChecker checker = new GameChecker(false);
    try (Statement scores = tables.createStatement();
        PreparedStatement others = tables.prepareStatement(OTHERS);
        PreparedStatement change =
            tables.prepareStatement("UPDATE games SET winner = ? WHERE game = ?")) {
      scores.executeUpdate(OF_SCORES);
      try (ResultSet rows = others.executeQuery()) {
        while (rows.next()) {
          BoardResult result = checker.check(game(rows)).result();
          change.setString(1, GameEntry.winner(result));
          change.setLong(2, rows.getLong(1));
          change.executeUpdate();
        }
      }
    }
  }

  /** The game of a row, as far as its result needs it. */
  private static ParsedGame game(ResultSet row) throws SQLException {
    String start = row.getString(3);
    GameRecord record =
        GameRecord.of(
            FactsRow.text(row.getString(2)),
            start == null ? StartSpec.STANDARD : new StartSpec.Setup(start),
            MoveList.read(FactsRow.text(row.getString(4))));
    Origin nowhere = Origin.at(SourceLocation.whole(""));
    return new ParsedGame(1, Optional.of(record), nowhere, List.of());
  }
}
