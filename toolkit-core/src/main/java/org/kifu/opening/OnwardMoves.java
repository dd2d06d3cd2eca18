package org.kifu.opening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.bitboard.Flips;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The counted moves of positions and the positions that they lead to, for lines that reach them.
 * The counts are only read, so several threads may follow positions at once.
 */
final class OnwardMoves {
  private final CountTable table;
  private final OpeningNames names;
  private final long minGames;
  private final long[] gamesByYear;

  OnwardMoves(CountTable table, OpeningNames names, long minGames, long[] gamesByYear) {
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
  record Departure(int position, Way way, int rank) {
    Departure ranked(int newRank) {
      return new Departure(position, way, newRank);
    }
  }

  /**
   * The moves of a position and their results: the rows in order, and the ways to the next
   * positions.
   */
  record Onward(
      Departure from,
      Optional<OpeningName> ownName,
      List<OpeningRow> rows,
      List<Arrival> arrivals) {}

  /** A way to the position with this number, and the games that took it. */
  record Arrival(int position, Way way, OpeningStats stats) {}

  Onward leave(Departure from) {
    Way way = from.way();
    int ply = table.ply(from.position());
    Optional<OpeningName> own = names.of(table.key(from.position()));
    OpeningName name = own.orElse(way.name());
    List<OpeningRow> moves = new ArrayList<>();
    List<Arrival> onward = new ArrayList<>();
    for (int move = table.firstMove(from.position());
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      String square = PositionKey.moveName(way.position(), table.square(move));
      OpeningStats stats = table.stats(move);
      String step = ply == 0 ? OpeningLine.FIRST_MOVE : square;
      Position after = play(way.position(), Square.parse(step));
      PositionKey key = PositionKey.of(after);
      int reached = table.find(ply + 1, key);
      if (reached != CountTable.NONE) {
        long order = (long) Square.COUNT * from.rank() + byName(step);
        Way onto = new Way(way.line() + step, name, after, stats.games(), order);
        onward.add(new Arrival(reached, onto, stats));
      }
      if (stats.games() >= minGames) {
        moves.add(row(way, name, square, move, stats, key, reached));
      }
    }
    moves.sort(Comparator.comparing(OpeningRow::move));
    return new Onward(from, own, moves, onward);
  }

  private OpeningRow row(
      Way way,
      OpeningName name,
      String square,
      int move,
      OpeningStats stats,
      PositionKey after,
      int reached) {
    Disc mover = way.position().sideToMove();
    OpeningHistory history = table.histories().history(move);
    return new OpeningRow(
        way.line().length() / 2,
        way.line(),
        name,
        square,
        names.of(after).orElse(OpeningName.NONE),
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
    return Trap.of(replies, mover.opponent().sign());
  }

  /** The place of a square in the order of names. */
  private static int byName(String square) {
    return 8 * (square.charAt(0) - 'a') + square.charAt(1) - '1';
  }

  private static Position play(Position position, int square) {
    long flips = Flips.flips(square, position.player(), position.opponent());
    return PositionKey.afterForcedPass(position.played(square, flips));
  }

  /**
   * The way by which lines reach a position.
   *
   * @param line the moves from the start
   * @param name the names of the last named position before this one; empty if there is none
   * @param position the position in the orientation of the line; a side that must pass has passed
   * @param games the number of games that reached the position by the last move of the line
   * @param order a number that grows with {@code line} among the ways of one ply; modulo 64 it is
   *     the place of the last move
   */
  record Way(String line, OpeningName name, Position position, long games, long order) {
    /** Whether lines prefer this way to another to the same position. */
    boolean isBefore(Way other) {
      int order = Long.compare(other.games, games);
      order = order != 0 ? order : Integer.compare(lastMove(), other.lastMove());
      return (order != 0 ? order : line.compareTo(other.line)) < 0;
    }

    /** The place of the last move in the order of names. */
    private int lastMove() {
      return (int) (order % Square.COUNT);
    }
  }
}
