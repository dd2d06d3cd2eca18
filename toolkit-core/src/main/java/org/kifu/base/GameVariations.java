package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The moves that people tried in the games of a base, in place of those that were played. */
public final class GameVariations {
  private static final String ADD =
      "INSERT INTO variations (game, ply, moves, name, text) VALUES (?, ?, ?, ?, ?)";

  private final Base base;

  /** The variations of an open base. */
  public GameVariations(Base base) {
    this.base = base;
  }

  /**
   * A variation.
   *
   * @param ply the number of plies of the game before its first move, passes counted
   * @param moves squares in lower case, joined
   * @param name its name; empty if it has none
   * @param text a comment; empty if there is none
   */
  public record Variation(int ply, String moves, String name, String text) {}

  /** Adds a variation to a game, and returns its number. */
  public long add(long game, Variation variation) throws IOException {
    return base.<Long>change(
        tables -> {
          add(tables, game, variation);
          return Base.longNumber(tables, "SELECT last_insert_rowid()");
        });
  }

  static void add(Connection tables, long game, Variation variation) throws SQLException {
    GameMarks.run(
        tables, ADD, game, variation.ply(), variation.moves(), variation.name(), variation.text());
  }

  /**
   * Puts a variation in the place of another one.
   *
   * @return whether the game has the other one
   */
  public boolean replace(long game, long number, Variation variation) throws IOException {
    String change =
        "UPDATE variations SET ply = ?, moves = ?, name = ?, text = ?"
            + " WHERE game = ? AND variation = ?";
    return base.<Boolean>change(
        tables ->
            GameMarks.run(
                    tables,
                    change,
                    variation.ply(),
                    variation.moves(),
                    variation.name(),
                    variation.text(),
                    game,
                    number)
                > 0);
  }

  /** Removes a variation of a game, and returns whether the game had it. */
  public boolean remove(long game, long number) throws IOException {
    return base.<Boolean>change(tables -> remove(tables, game, number));
  }

  static boolean remove(Connection tables, long game, long number) throws SQLException {
    String change = "DELETE FROM variations WHERE game = ? AND variation = ?";
    return GameMarks.run(tables, change, game, number) > 0;
  }

  static List<Variation> of(Connection tables, long game) throws SQLException {
    List<Variation> found = new ArrayList<>();
    try (PreparedStatement asked =
        tables.prepareStatement(
            "SELECT ply, moves, name, text FROM variations WHERE game = ? ORDER BY variation")) {
      asked.setLong(1, game);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          found.add(
              new Variation(
                  rows.getInt(1), rows.getString(2), rows.getString(3), rows.getString(4)));
        }
      }
    }
    return found;
  }
}
