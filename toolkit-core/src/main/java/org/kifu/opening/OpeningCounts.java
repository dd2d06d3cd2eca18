package org.kifu.opening;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.ParsedGame;

/**
 * Opening statistics on their way: what some games amount to. Parts that were counted apart, on
 * threads or machines, add up in any order to what one count of all games gives. One object serves
 * one thread.
 *
 * <p>A game counts once for every position that it passes through; it cannot come to a position
 * twice, as every move adds a disc. Repeated games count each time.
 */
public final class OpeningCounts {
  private final OpeningSettings settings;
  private final @Nullable Target target;
  private final GameWalk walk;
  private final CountTable table = new CountTable();
  private final Map<Exclusion, Long> excluded = new EnumMap<>(Exclusion.class);
  private long games;

  /** The only position whose moves are wanted. */
  private record Target(int ply, PositionKey position) {
    boolean isOn(GameWalk walk) {
      return walk.discs() > ply
          && walk.player(ply) == position.player()
          && walk.opponent(ply) == position.opponent()
          && walk.blackToMove(ply) == (position.sideToMove() == Disc.BLACK);
    }
  }

  /** No games yet. */
  public OpeningCounts(OpeningSettings settings) {
    this.settings = settings;
    this.walk = new GameWalk(settings.plies());
    OpeningLine at = settings.at();
    this.target = at == null ? null : new Target(at.ply(), PositionKey.of(at.position()));
  }

  /** Counts one game. */
  public void add(ParsedGame game) {
    games++;
    Optional<Exclusion> exclusion = walk.walk(game);
    exclusion.ifPresent(reason -> excluded.merge(reason, 1L, Long::sum));
    boolean resultCounts = exclusion.isEmpty();
    if (target == null) {
      addPositions(resultCounts);
    } else if (resultCounts && target.isOn(walk)) {
      addMove(target.ply());
    }
  }

  /** Adds what another object counted with the same settings. */
  public void addAll(OpeningCounts other) {
    table.addAll(other.table);
    add(other.tally());
  }

  /** Adds games that were counted elsewhere; their {@link OpeningCount}s are added apart. */
  public void add(OpeningTally other) {
    games += other.games();
    other.excluded().forEach((reason, count) -> excluded.merge(reason, count, Long::sum));
  }

  /** Adds one of the {@link #counts} of another object. */
  public void add(OpeningCount count) {
    PositionKey key = count.position();
    boolean black = key.sideToMove() == Disc.BLACK;
    int position = table.add(count.ply(), black, key.player(), key.opponent());
    if (count.move() != OpeningCount.REACHED) {
      OpeningStats stats = count.stats();
      table.addResults(
          position, count.move(), stats.games(), stats.blackWins(), stats.draws(), stats.discSum());
    }
  }

  /**
   * What was counted, piece by piece: for each position one {@link OpeningCount#REACHED} and one
   * count a move. The order is none to rely on.
   */
  public Stream<OpeningCount> counts() {
    return IntStream.range(0, table.size()).boxed().flatMap(this::countsAt);
  }

  private Stream<OpeningCount> countsAt(int position) {
    Stream.Builder<OpeningCount> counts = Stream.builder();
    int ply = table.ply(position);
    PositionKey key = table.key(position);
    counts.add(new OpeningCount(ply, key, OpeningCount.REACHED, OpeningStats.NONE));
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      counts.add(new OpeningCount(ply, key, table.square(move), table.stats(move)));
    }
    return counts.build();
  }

  /**
   * How many games went on from a position, whichever of the eight ways it was turned; 0 where none
   * is known.
   */
  public long gamesFrom(Position position) {
    PositionKey key = PositionKey.of(position);
    int ply = Square.COUNT - 4 - position.empties();
    boolean black = key.sideToMove() == Disc.BLACK;
    int found = table.find(ply, black, key.player(), key.opponent());
    long from = 0;
    for (int move = found == CountTable.NONE ? found : table.firstMove(found);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      from += table.stats(move).games();
    }
    return from;
  }

  /** How many games were counted and left out. */
  public OpeningTally tally() {
    return new OpeningTally(games, excluded);
  }

  /** What is counted. */
  public OpeningSettings settings() {
    return settings;
  }

  CountTable table() {
    return table;
  }

  private void addPositions(boolean resultCounts) {
    for (int k = 0; k <= walk.discs(); k++) {
      if (resultCounts && k < walk.discs()) {
        addMove(k);
      } else if (k > 0) {
        position(k);
      }
    }
  }

  private void addMove(int k) {
    int diff = walk.blackDiscDiff();
    table.addResults(position(k), walk.move(k), 1, diff > 0 ? 1 : 0, diff == 0 ? 1 : 0, diff);
  }

  private int position(int k) {
    return table.add(k, walk.blackToMove(k), walk.player(k), walk.opponent(k));
  }
}
