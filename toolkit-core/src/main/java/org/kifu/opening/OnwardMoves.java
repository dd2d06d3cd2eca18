package org.kifu.opening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.SquareOrder;

/**
 * The counted moves of positions and the positions that they lead to, for lines that reach them.
 * The counts are only read, so several threads may follow positions at once.
 *
 * @param <P> a position
 */
final class OnwardMoves<P> {
  private final OpeningBoard<P> board;
  private final CountTable table;
  private final OpeningNames names;
  private final long minGames;
  private final long[] gamesByYear;

  OnwardMoves(
      OpeningBoard<P> board,
      CountTable table,
      OpeningNames names,
      long minGames,
      long[] gamesByYear) {
    this.board = board;
    this.table = table;
    this.names = names;
    this.minGames = minGames;
    this.gamesByYear = gamesByYear;
  }

  /**
   * A position whose moves are followed, and the way by which lines reach it.
   *
   * @param rank the place of the position among those of its ply, in the order of the lines
   */
  record Departure<P>(int position, Way<P> way, int rank) {
    Departure<P> ranked(int newRank) {
      return new Departure<>(position, way, newRank);
    }
  }

  /**
   * The moves of a position and their results: the rows in order, and the ways to the next
   * positions.
   */
  record Onward<P>(
      Departure<P> from,
      Optional<OpeningName> ownName,
      List<OpeningRow> rows,
      List<Arrival<P>> arrivals) {}

  /** A way to the position with this number, and the games that took it. */
  record Arrival<P>(int position, Way<P> way, OpeningStats stats) {}

  Onward<P> leave(Departure<P> from) {
    Way<P> way = from.way();
    int ply = table.ply(from.position());
    Optional<OpeningName> own = board.name(names, table.key(from.position()));
    OpeningName name = own.orElse(way.name());
    List<OpeningRow> moves = new ArrayList<>();
    List<Arrival<P>> onward = new ArrayList<>();
    for (int move = table.firstMove(from.position());
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      String square = board.moveName(way.position(), table.square(move));
      OpeningStats stats = table.stats(move);
      String step = board.step(ply, square);
      P after = board.after(way.position(), step);
      PositionKey key = board.key(after);
      int reached = table.find(ply + 1, key);
      if (reached != CountTable.NONE) {
        String line = board.joined(way.line(), step);
        Way<P> onto = new Way<>(line, name, after, stats.games(), from.rank(), step);
        onward.add(new Arrival<>(reached, onto, stats));
      }
      if (stats.games() >= minGames) {
        moves.add(row(way, name, square, move, stats, key, reached));
      }
    }
    moves.sort(Comparator.comparing(OpeningRow::move, SquareOrder.BY_SQUARE));
    return new Onward<>(from, own, moves, onward);
  }

  private OpeningRow row(
      Way<P> way,
      OpeningName name,
      String square,
      int move,
      OpeningStats stats,
      PositionKey after,
      int reached) {
    Disc mover = board.sideToMove(way.position());
    OpeningHistory history = table.histories().history(move);
    return new OpeningRow(
        board.rules().name(),
        board.length(way.line()),
        way.line(),
        name,
        square,
        board.name(names, after).orElse(OpeningName.NONE),
        mover,
        stats,
        history,
        after.sideToMove() == mover ? Optional.empty() : trap(reached, mover),
        history.results().halfLifeYears(gamesByYear),
        Optional.empty());
  }

  /**
   * The trap in the answers to a move of {@code mover}.
   *
   * @param position the number of the position that the move leads to
   */
  private Optional<Trap> trap(int position, Disc mover) {
    int sign = board.sign(mover.opponent());
    if (position == CountTable.NONE || sign == 0) {
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
    return Trap.of(replies, sign);
  }

  /**
   * The way by which lines reach a position.
   *
   * @param line the moves from the start
   * @param name the names of the last named position before this one; empty if there is none
   * @param position the position in the orientation of the line; a side that must pass has passed
   * @param games the number of games that reached the position by the last move of the line
   * @param rank the place of the position before among those of its ply, in the order of the lines
   * @param step the last move of the line
   */
  record Way<P>(String line, OpeningName name, P position, long games, int rank, String step) {
    /** Whether lines prefer this way to another to the same position. */
    boolean isBefore(Way<P> other) {
      int order = Long.compare(other.games, games);
      order = order != 0 ? order : SquareOrder.BY_SQUARE.compare(step, other.step);
      return (order != 0 ? order : SquareOrder.BY_SQUARE.compare(line, other.line)) < 0;
    }

    /** Compares two ways of one ply by the order of their lines. */
    int compareLine(Way<P> other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : SquareOrder.BY_SQUARE.compare(step, other.step);
    }
  }
}
