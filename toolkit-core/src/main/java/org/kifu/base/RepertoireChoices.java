package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.base.GameVariations.Variation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * The moves that somebody chose for the repertoire of a player, in place of those that the player's
 * games have. A choice is kept as a variation of a game that reached the position, and goes with
 * the game: its name is one that nobody can type, and its comment is the name of the player.
 */
public final class RepertoireChoices {
  /** The name of the variations; names that people type never begin with this character. */
  private static final String NAME = "\u001frepertoire";

  private static final String CHOSEN =
      "SELECT v.variation, v.game, v.ply, v.moves, g.squares FROM variations v"
          + " JOIN games g USING (game) WHERE v.name = ?"
          + " AND v.text = ? AND g.squares IS NOT NULL AND g.start IS NULL"
          + " AND g.rules = 'othello' ORDER BY v.variation";

  private static final String REACHED =
      "SELECT g.game, g.squares FROM positions p JOIN games g USING (game) WHERE p.key = ?"
          + " AND g.squares IS NOT NULL AND g.start IS NULL AND g.rules = 'othello' LIMIT 50";

  private final Base base;
  private final String player;

  /** The choices for a player in an open base. */
  public RepertoireChoices(Base base, String player) {
    this.base = base;
    this.player = player;
  }

  private record Choice(long variation, long game, PositionKey position, int square) {}

  /** Whether a variation of a game is a choice, by its name. */
  public static boolean isChoice(String name) {
    return name.equals(NAME);
  }

  /** The chosen moves by position, as squares in its canonical form. */
  public Map<PositionKey, Integer> read() throws IOException {
    Map<PositionKey, Integer> chosen = new HashMap<>();
    for (Choice each : base.read(this::choices)) {
      chosen.put(each.position(), each.square());
    }
    return chosen;
  }

  private List<Choice> choices(Connection tables) throws SQLException {
    List<Choice> choices = new ArrayList<>();
    try (PreparedStatement asked = tables.prepareStatement(CHOSEN)) {
      asked.setString(1, NAME);
      asked.setString(2, player);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          Position position = position(rows.getBytes(5), rows.getInt(3));
          String move = rows.getString(4);
          if (position != null && move.length() == 2) {
            choices.add(
                new Choice(
                    rows.getLong(1),
                    rows.getLong(2),
                    PositionKey.of(position),
                    PositionKey.canonical(position, Square.parse(move))));
          }
        }
      }
    }
    return choices;
  }

  /** The position of a game before a ply, from 0; null if it has none. */
  private static @Nullable Position position(byte[] squares, int ply) {
    Replay<Position, Move> replay = replay(squares);
    List<Step<Position, Move>> steps = replay.steps();
    return ply < steps.size() ? steps.get(ply).before() : ply == steps.size() ? replay.end() : null;
  }

  private static Replay<Position, Move> replay(byte[] squares) {
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }

  /**
   * Chooses a move in place of an earlier choice.
   *
   * @param position the position, in any orientation
   * @param move the square
   * @return whether a game of the base has the position; otherwise nothing is kept
   */
  public boolean choose(Position position, String move) throws IOException {
    PositionKey key = PositionKey.of(position);
    return base.<Boolean>change(
        tables -> {
          Optional<Place> place = place(tables, key);
          if (place.isEmpty()) {
            return false;
          }
          forget(tables, key);
          int square = PositionKey.canonical(position, Square.parse(move));
          String turned = PositionKey.moveName(place.get().position(), square);
          GameVariations.add(
              tables, place.get().game(), new Variation(place.get().ply(), turned, NAME, player));
          return true;
        });
  }

  /** The place of a position in a game, as the game has it. */
  private record Place(long game, int ply, Position position) {}

  private static Optional<Place> place(Connection tables, PositionKey key) throws SQLException {
    PositionSums.prove(tables, Set.of(PositionNumber.of(key)));
    try (PreparedStatement asked = tables.prepareStatement(REACHED)) {
      asked.setLong(1, PositionNumber.of(key));
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          List<Step<Position, Move>> steps = replay(rows.getBytes(2)).steps();
          for (int ply = 0; ply < steps.size(); ply++) {
            Position before = steps.get(ply).before();
            if (!steps.get(ply).move().isPass() && PositionKey.of(before).equals(key)) {
              return Optional.of(new Place(rows.getLong(1), ply, before));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Takes back the choice in a position, and returns whether there was one. */
  public boolean forget(Position position) throws IOException {
    return base.<Boolean>change(tables -> forget(tables, PositionKey.of(position)));
  }

  private boolean forget(Connection tables, PositionKey key) throws SQLException {
    boolean isFound = false;
    for (Choice each : choices(tables)) {
      if (each.position().equals(key)) {
        isFound |= GameVariations.remove(tables, each.game(), each.variation());
      }
    }
    return isFound;
  }
}
