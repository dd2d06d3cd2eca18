package org.kifu.app.openings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.FactsIterator;
import org.kifu.base.PlyLosses;
import org.kifu.base.PlyLosses.PlyValue;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.ParsedGame;
import org.kifu.opening.BookMove;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;

/**
 * The games of a player with one colour: the moves that were played, and their values as far as the
 * base annotated the games.
 */
final class OwnGames {
  /** The number of discs placed up to which repertoires are followed. */
  static final int PLIES = 20;

  private static final int MOST_TABLES = 3;

  private final OpeningCounts counts = new OpeningCounts(settings(1));
  private final Map<PositionKey, Map<Integer, PlyValue>> values = new HashMap<>();
  private final BaseMemory.LastUsed<OpeningTable> tables = new BaseMemory.LastUsed<>(MOST_TABLES);
  private long games;

  private OwnGames() {}

  private static OpeningSettings settings(long least) {
    return new OpeningSettings(PLIES, least, null, true);
  }

  /** Reads the games, or has them from an earlier request. */
  static OwnGames of(Base base, BaseMemory memory, AskedSide player)
      throws IOException, RefusedException {
    return memory.get(base, player, OwnGames.class, () -> read(base, player));
  }

  private static OwnGames read(Base base, AskedSide player) throws IOException, RefusedException {
    OwnGames own = new OwnGames();
    List<Long> numbers = new ArrayList<>();
    List<ParsedGame> read = new ArrayList<>();
    try (FactsIterator rows = new BaseFacts(base).rows(player.games(base))) {
      while (rows.hasNext()) {
        read.add(rows.next());
        numbers.add(rows.number());
      }
    }
    read.forEach(own.counts::add);
    own.games = read.size();
    own.addValues(PlyLosses.of(base, numbers, 2 * PLIES), numbers, read);
    return own;
  }

  private void addValues(
      Map<Long, List<PlyValue>> annotated, List<Long> numbers, List<ParsedGame> read) {
    GameWalk walk = new GameWalk(PLIES);
    for (int i = 0; i < numbers.size(); i++) {
      List<PlyValue> plies = annotated.getOrDefault(numbers.get(i), List.of());
      if (!plies.isEmpty()) {
        walk.walk(read.get(i));
        for (int k = 0; k < Math.min(walk.discs(), plies.size()); k++) {
          Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
          values
              .computeIfAbsent(
                  new PositionKey(walk.player(k), walk.opponent(k), side), _ -> new HashMap<>())
              .put(walk.move(k), plies.get(k));
        }
      }
    }
  }

  /** The number of games, complete or not. */
  long games() {
    return games;
  }

  /** The table of the moves that at least some games have. */
  synchronized OpeningTable table(long least, OpeningNames names) {
    return tables.computeIfAbsent(
        least,
        _ -> {
          OpeningCounts wanted = new OpeningCounts(settings(least));
          wanted.addAll(counts);
          return OpeningTable.of(wanted, names);
        });
  }

  /** The moves of the player in a position, in its orientation, the most frequent first. */
  List<BookMove> moves(Position position) {
    return counts.movesFrom(position);
  }

  /** The value of a move that a game of the player had, by its annotation. */
  Optional<PlyValue> value(Position position, String move) {
    return Optional.ofNullable(values.get(PositionKey.of(position)))
        .map(moves -> moves.get(PositionKey.canonical(position, Square.parse(move))));
  }
}
