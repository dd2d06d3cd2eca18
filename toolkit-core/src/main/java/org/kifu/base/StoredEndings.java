package org.kifu.base;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.archive.review.EndingTask;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.opening.PositionKey;

/**
 * The endings of the games of a base: of each game the one of the player and that of the opponent,
 * as it is not known yet which of them has something to lose.
 */
public final class StoredEndings {
  private static final String COLUMNS =
      "SELECT g.game, g.squares, g.start, g.black IN (SELECT player FROM players WHERE name = ?1)"
          + " FROM games g ";

  private static final String COMPLETE =
      " g.rules = 'othello' AND g.verdict = 'complete' AND g.squares NOTNULL ";

  /** The next games of anybody, by the numbers of games. */
  private static final String OF_ALL =
      COLUMNS + "WHERE" + COMPLETE + "AND g.game > ?2 ORDER BY g.game LIMIT ?3";

  /** The next games of a player, found by the indexes of both colours. */
  private static final String OF_PLAYER =
      COLUMNS
          + "WHERE g.game IN (SELECT game FROM games WHERE black IN (SELECT player FROM players"
          + " WHERE name = ?1) UNION SELECT game FROM games WHERE white IN (SELECT player FROM"
          + " players WHERE name = ?1)) AND"
          + COMPLETE
          + "AND g.game > ?2 ORDER BY g.game LIMIT ?3";

  /** The games that reached a position. */
  private static final String REACHING =
      COLUMNS
          + "WHERE"
          + COMPLETE
          + "AND g.game IN (SELECT game FROM positions WHERE key = ?2) ORDER BY g.game LIMIT ?3";

  private final Base base;
  private final String player;

  /**
   * The endings of an open base.
   *
   * @param player the exact name of the player whose endings are wanted; empty for all
   */
  public StoredEndings(Base base, String player) {
    this.base = base;
    this.player = player;
  }

  /**
   * An ending of a game.
   *
   * @param game the number of the game in the base
   */
  public record StoredEnding(long game, EndingTask task) {}

  /**
   * The endings of the next games.
   *
   * @param after the number of the game before them
   * @param empties the most empty squares
   * @param most the most games
   */
  public List<StoredEnding> after(long after, int empties, int most) throws IOException {
    return read(player.isEmpty() ? OF_ALL : OF_PLAYER, after, empties, most);
  }

  /** The ending that is a position in its canonical form, of the first game that has it. */
  public Optional<StoredEnding> at(Position canonical) throws IOException {
    PositionSums.prove(base, Set.of(number(canonical)));
    return read(REACHING, number(canonical), canonical.empties(), Integer.MAX_VALUE).stream()
        .filter(each -> each.task().canonical().equals(canonical))
        .findFirst();
  }

  private static long number(Position canonical) {
    return PositionNumber.of(PositionKey.of(canonical));
  }

  private List<StoredEnding> read(String sql, long from, int empties, int most) throws IOException {
    return base.read(
        tables -> {
          List<StoredEnding> found = new ArrayList<>();
          try (PreparedStatement asked = tables.prepareStatement(sql)) {
            asked.setString(1, player);
            asked.setLong(2, from);
            asked.setInt(3, most);
            try (ResultSet rows = asked.executeQuery()) {
              while (rows.next()) {
                long game = rows.getLong(1);
                List<Position> positions =
                    StoredProblems.positions(rows.getBytes(2), rows.getString(3));
                for (Disc side : sides(rows.getBoolean(4))) {
                  EndingTask.of(positions, side, empties)
                      .ifPresent(task -> found.add(new StoredEnding(game, task)));
                }
              }
            }
          }
          GameRowSum.prove(tables, found.stream().map(StoredEnding::game).toList());
          return found;
        });
  }

  /** Both sides, that of the player first. */
  private List<Disc> sides(boolean isBlack) {
    return player.isEmpty() || isBlack
        ? List.of(Disc.BLACK, Disc.WHITE)
        : List.of(Disc.WHITE, Disc.BLACK);
  }
}
