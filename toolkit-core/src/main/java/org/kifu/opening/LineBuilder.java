package org.kifu.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/**
 * Turns counts by canonical position into rows that a person can play through: gives every position
 * a line, and every move its name in the orientation of that line. Plies are worked through in
 * order, so that all ways into a position are known before it is left.
 */
final class LineBuilder {
  /** Every line starts with this one of the four equivalent first moves. */
  static final String FIRST_MOVE = "f5";

  /** In the order of {@link Symmetries#image}. */
  private static final List<Symmetry> SYMMETRIES = List.of(Symmetry.values());

  private final CountTable table;
  private final OpeningNames names;
  private final long minGames;
  private final @Nullable Way[] ways;
  private final @Nullable OpeningStats[] arrivals;
  private final List<OpeningRow> rows = new ArrayList<>();
  private final List<OpeningPosition> named = new ArrayList<>();

  /** The games that came to named positions, by ply. */
  private final long[] namedGames = new long[OpeningSettings.MAX_PLIES + 1];

  private final long[] gamesByYear;

  /**
   * @param all all counted games
   */
  LineBuilder(CountTable table, OpeningNames names, ResultsByYear all, long minGames) {
    this.table = table;
    this.names = names;
    this.minGames = minGames;
    this.gamesByYear = all.gamesByYear();
    this.ways = new Way[table.size()];
    this.arrivals = new OpeningStats[table.size()];
  }

  /** Follows all counted moves from the start. */
  void buildAll() {
    int start = find(0, Position.START);
    if (start == CountTable.NONE) {
      return;
    }
    ways[start] = new Way("", "", Position.START, 0);
    for (int position : byPly()) {
      Way way = ways[position];
      if (way != null) {
        leave(position, way);
        ways[position] = null; // the next ply needs none of it
      }
    }
  }

  /** Looks at the moves of one position only. */
  void buildAt(OpeningLine line) {
    int position = find(line.ply(), line.position());
    if (position != CountTable.NONE) {
      leave(position, new Way(line.moves(), line.name(names), line.position(), 0));
    }
  }

  /** The rows, in their order. */
  List<OpeningRow> rows() {
    return rows.stream().sorted(OpeningRow.ORDER).toList();
  }

  /** The positions reached that have a name of their own. */
  List<OpeningPosition> named() {
    return named;
  }

  /** How many games stand in named positions, by ply from 1 as far as games were followed. */
  List<NameCoverage> coverage(OpeningTotals totals) {
    List<Long> games = totals.arrivals();
    return IntStream.range(1, games.size())
        .filter(ply -> games.get(ply) > 0)
        .mapToObj(ply -> new NameCoverage(ply, games.get(ply), namedGames[ply]))
        .toList();
  }

  private void leave(int position, Way way) {
    int ply = table.ply(position);
    Optional<String> own = names.of(table.key(position));
    String name = own.orElse(way.name());
    OpeningStats arrived = arrivals[position];
    if (own.isPresent() && arrived != null) {
      namedGames[ply] += arrived.games();
      named.add(new OpeningPosition(ply, way.line(), own.get(), arrived));
    }
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      String square = smallestName(way.position(), table.square(move));
      OpeningStats stats = table.stats(move);
      String step = ply == 0 ? FIRST_MOVE : square;
      Position after = play(way.position(), Square.parse(step));
      arrive(ply + 1, new Way(way.line() + step, name, after, stats.games()), stats);
      if (stats.games() >= minGames) {
        String reached = names.of(after).orElse("");
        OpeningHistory history = table.histories().history(move);
        Disc mover = way.position().sideToMove();
        Optional<Trap> trap = trap(ply + 1, after, mover);
        rows.add(
            new OpeningRow(
                ply,
                way.line(),
                name,
                square,
                reached,
                mover,
                stats,
                history,
                trap,
                history.results().halfLifeYears(gamesByYear)));
      }
    }
  }

  /** What the answers to a move of {@code mover} amount to. */
  private Optional<Trap> trap(int ply, Position after, Disc mover) {
    int position = after.sideToMove() == mover ? CountTable.NONE : find(ply, after);
    if (position == CountTable.NONE) {
      return Optional.empty();
    }
    List<Trap.Reply> replies = new ArrayList<>();
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      OpeningStats stats = table.stats(move);
      long squares = stats.isSmallSample() ? 0 : table.histories().discDiffSquares(move);
      replies.add(new Trap.Reply(table.square(move), stats, squares));
    }
    return Trap.of(replies, mover == Disc.BLACK ? -1 : 1);
  }

  private void arrive(int ply, Way way, OpeningStats stats) {
    int position = find(ply, way.position());
    if (position != CountTable.NONE) {
      OpeningStats before = arrivals[position];
      arrivals[position] = before == null ? stats : before.plus(stats);
      Way other = ways[position];
      ways[position] = other == null || way.isBefore(other) ? way : other;
    }
  }

  /**
   * The smallest name that a move has in a position: there are several in a symmetric one.
   *
   * @param canonical the square in the orientation of the canonical form
   */
  static String smallestName(Position position, int canonical) {
    String smallest = "";
    int symmetries = Symmetries.toSmallest(position.player(), position.opponent());
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      Symmetry symmetry = SYMMETRIES.get(Integer.numberOfTrailingZeros(rest));
      String name = Square.name(symmetry.inverse().apply(canonical));
      smallest = smallest.isEmpty() || name.compareTo(smallest) < 0 ? name : smallest;
    }
    return smallest;
  }

  private static Position play(Position position, int square) {
    long flips = Flips.flips(square, position.player(), position.opponent());
    return PositionKey.afterForcedPass(position.played(square, flips));
  }

  private int find(int ply, Position position) {
    PositionKey key = PositionKey.of(position);
    return table.find(ply, key.sideToMove() == Disc.BLACK, key.player(), key.opponent());
  }

  /** The numbers of all positions, ply by ply. */
  private int[] byPly() {
    int[] next = new int[OpeningSettings.MAX_PLIES + 2];
    for (int i = 0; i < table.size(); i++) {
      next[table.ply(i) + 1]++;
    }
    for (int ply = 1; ply < next.length; ply++) {
      next[ply] += next[ply - 1];
    }
    int[] sorted = new int[table.size()];
    for (int i = 0; i < table.size(); i++) {
      sorted[next[table.ply(i)]++] = i;
    }
    return sorted;
  }
}
