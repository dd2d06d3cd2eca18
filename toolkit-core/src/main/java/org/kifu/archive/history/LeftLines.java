package org.kifu.archive.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.FirstGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.PositionKey;
import org.kifu.rules.Othello;

/**
 * The moves with which the games of a player left the line that others had played before, and the
 * player's own. First the games of the player are added, then all games of the run, the player's
 * among them.
 *
 * <p>A position is of the known line of a game if enough games before it had the position, in any
 * orientation and by any order of moves. It is of the player's own line if enough earlier games of
 * the player with the same colour had it. Games are ordered as {@link FirstGame} does.
 */
public final class LeftLines {
  /** The least number of a player's earlier games that make a position the player's own. */
  public static final int OWN_GAMES = 2;

  private static final PositionKey START = PositionKey.of(Position.START);

  private final KnownPositions known;
  private final Map<Disc, KnownPositions> own = new EnumMap<>(Disc.class);
  private final GameWalk walk = new GameWalk(OpeningSettings.MAX_PLIES);
  private final List<PlayedLine> lines = new ArrayList<>();

  /** A game of the player with the keys of its positions. */
  private record PlayedLine(
      GameRecord record, FirstGame game, Set<Disc> sides, List<PositionKey> keys) {}

  /**
   * A game and how it left the lines.
   *
   * @param source the source of the game
   * @param number the number of the game in its source
   * @param side the side of the player
   * @param known the move that left the known line; empty if the game ended on it, or if there was
   *     none
   * @param own the move that left the player's own line, likewise
   */
  public record LeftGame(
      String source, int number, Disc side, Optional<LeftLine> known, Optional<LeftLine> own) {}

  /**
   * No games yet.
   *
   * @param least the least number of games that make a position known, at least 1
   */
  public LeftLines(int least) {
    this.known = new KnownPositions(least);
    for (Disc side : Disc.values()) {
      own.put(side, new KnownPositions(OWN_GAMES));
    }
  }

  /**
   * Adds a game of the player with these colours; one with other rules or another start is left
   * out.
   */
  public void addOwn(ParsedGame game, List<Disc> sides) {
    List<PositionKey> keys = keys(game);
    if (!keys.isEmpty() && keys.getFirst().equals(START)) {
      FirstGame first = FirstGame.of(game);
      Set<Disc> all = new HashSet<>(sides);
      lines.add(new PlayedLine(game.record().orElseThrow(), first, all, keys));
      for (PositionKey key : keys) {
        known.want(key);
        for (Disc side : all) {
          KnownPositions line = own.getOrDefault(side, known);
          line.want(key);
          line.add(key, first);
        }
      }
    }
  }

  /** Counts the positions of all games of the run; those of other rules are left out. */
  public void addAll(Iterator<ParsedGame> games) {
    games.forEachRemaining(
        game -> {
          List<PositionKey> keys = keys(game);
          if (!keys.isEmpty()) {
            FirstGame first = FirstGame.of(game);
            keys.forEach(key -> known.add(key, first));
          }
        });
  }

  /** The positions of a game from its start on; none if it is of other rules, or unreadable. */
  private List<PositionKey> keys(ParsedGame game) {
    walk.walk(game);
    List<PositionKey> keys = new ArrayList<>();
    if (game.record().filter(LeftLines::isOfRules).isPresent()) {
      for (int k = 0; k < walk.positions(); k++) {
        keys.add(key(k));
      }
    }
    return Collections.unmodifiableList(keys);
  }

  private static boolean isOfRules(GameRecord record) {
    return record.rules().equals(Othello.RULES.name());
  }

  private PositionKey key(int k) {
    Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
    return new PositionKey(walk.player(k), walk.opponent(k), side);
  }

  /** The games of the player, in the order in which they were added; twice with both colours. */
  public List<LeftGame> games() {
    List<LeftGame> games = new ArrayList<>();
    for (PlayedLine line : lines) {
      for (Disc side : line.sides()) {
        FirstGame game = line.game();
        games.add(
            new LeftGame(
                game.source(),
                game.number(),
                side,
                left(line, known),
                left(line, own.getOrDefault(side, known))));
      }
    }
    return games;
  }

  private static Optional<LeftLine> left(PlayedLine line, KnownPositions positions) {
    return LeftLine.of(
        line.record(),
        line.keys().size() - 1,
        k -> positions.isKnown(line.keys().get(k), line.game()));
  }
}
