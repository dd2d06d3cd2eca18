package org.kifu.opening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.opening.OnwardMoves.Arrival;
import org.kifu.opening.OnwardMoves.Departure;
import org.kifu.opening.OnwardMoves.Onward;
import org.kifu.opening.OpeningShare.Totals;
import org.kifu.opening.OpeningTable.Coverage;
import org.kifu.opening.OpeningTable.NamedPosition;

/**
 * A builder of rows that a person can replay, from counts by canonical position. It gives every
 * position a line, and every move its name in the orientation of that line. It takes the plies in
 * order, so that all ways into a position are known before its moves are followed.
 *
 * @param <P> a position
 */
final class OpeningRowBuilder<P> {
  /** The number of positions that a thread takes at once: a few milliseconds of work. */
  private static final int POSITIONS_TOGETHER = 64;

  private final OpeningBoard<P> board;
  private final CountTable table;
  private final OpeningNames names;
  private final OnwardMoves<P> moves;
  private final OnwardMoves.@Nullable Way<P>[] ways;
  private final @Nullable OpeningStats[] arrivals;
  private final List<OpeningRow> rows = new ArrayList<>();
  private final List<NamedPosition> named = new ArrayList<>();

  /** The number of games that reached named positions, by ply. */
  private final long[] namedGames = new long[OpeningSettings.MAX_PLIES + 1];

  /**
   * @param all the results of all counted games
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
  OpeningRowBuilder(
      OpeningBoard<P> board,
      CountTable table,
      OpeningNames names,
      ResultsByYear all,
      long minGames) {
    this.board = board;
    this.table = table;
    this.names = names;
    this.moves = new OnwardMoves<>(board, table, names, minGames, all.gamesByYear());
    this.ways = new OnwardMoves.Way[table.size()];
    this.arrivals = new OpeningStats[table.size()];
  }

  /**
   * Follows all counted moves from the start.
   *
   * @param jobs the number of working threads
   */
  void buildAll(int jobs) {
    int start = table.find(0, board.key(board.start()));
    if (start == CountTable.NONE) {
      return;
    }
    ways[start] = new OnwardMoves.Way<>("", OpeningName.NONE, board.start(), 0, 0, "");
    table.histories().order(); // before threads read it
    int[] plies = new int[OpeningSettings.MAX_PLIES + 2];
    int[] sorted = byPly(plies);
    for (int ply = 0; ply <= OpeningSettings.MAX_PLIES; ply++) {
      Iterator<Departure<P>> departures = departures(sorted, plies[ply], plies[ply + 1]);
      new Batch(jobs, POSITIONS_TOGETHER)
          .<Departure<P>, Onward<P>>run(departures, () -> moves::leave, departed -> take(departed));
    }
  }

  /** The positions of one ply that lines reached, in the order of the lines. */
  private Iterator<Departure<P>> departures(int[] positions, int from, int to) {
    List<Departure<P>> departures = new ArrayList<>();
    for (int i = from; i < to; i++) {
      OnwardMoves.Way<P> way = ways[positions[i]];
      if (way != null) {
        departures.add(new Departure<>(positions[i], way, 0));
        ways[positions[i]] = null; // not needed any more
      }
    }
    departures.sort((one, other) -> one.way().compareLine(other.way()));
    return IntStream.range(0, departures.size())
        .mapToObj(rank -> departures.get(rank).ranked(rank))
        .iterator();
  }

  /** Follows the moves of one position only. */
  void buildAt(OpeningLine line) {
    P at = board.at(line.moves());
    int position = table.find(line.ply(), board.key(at));
    if (position != CountTable.NONE) {
      OnwardMoves.Way<P> way = new OnwardMoves.Way<>(line.moves(), line.name(names), at, 0, 0, "");
      take(moves.leave(new Departure<>(position, way, 0)));
    }
  }

  /** The rows, in order. */
  List<OpeningRow> rows() {
    return rows;
  }

  /** The positions reached that have a name. */
  List<NamedPosition> named() {
    return named;
  }

  /** The number of games in named positions, by ply from 1 to the last ply that was followed. */
  List<Coverage> coverage(Totals totals) {
    List<Long> games = board.hasNames() ? totals.arrivals() : List.of();
    return IntStream.range(1, games.size())
        .filter(ply -> games.get(ply) > 0)
        .mapToObj(ply -> new Coverage(ply, games.get(ply), namedGames[ply]))
        .toList();
  }

  private void take(Onward<P> departed) {
    Departure<P> from = departed.from();
    OpeningStats arrived = arrivals[from.position()];
    if (arrived != null) {
      int ply = table.ply(from.position());
      departed
          .ownName()
          .ifPresent(
              name -> {
                namedGames[ply] += arrived.games();
                named.add(new NamedPosition(ply, from.way().line(), name, arrived));
              });
    }
    rows.addAll(departed.rows());
    departed.arrivals().forEach(this::arrive);
  }

  private void arrive(Arrival<P> arrival) {
    int position = arrival.position();
    OpeningStats before = arrivals[position];
    arrivals[position] = before == null ? arrival.stats() : before.plus(arrival.stats());
    OnwardMoves.Way<P> other = ways[position];
    ways[position] = other == null || arrival.way().isBefore(other) ? arrival.way() : other;
  }

  /**
   * The numbers of all positions, ply by ply.
   *
   * @param starts the array for the index at which each ply begins, followed by the end
   */
  private int[] byPly(int[] starts) {
    for (int i = 0; i < table.size(); i++) {
      starts[table.ply(i) + 1]++;
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    int[] next = starts.clone();
    int[] sorted = new int[table.size()];
    for (int i = 0; i < table.size(); i++) {
      sorted[next[table.ply(i)]++] = i;
    }
    return sorted;
  }
}
