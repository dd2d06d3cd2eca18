package org.kifu.opening.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.SquareOrder;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningMove;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;

/**
 * The preparation of a player for an opponent: the positions where the repertoire of one meets that
 * of the other. If the opponent is to move, these are the opponent's moves. If the player is to
 * move, they are the player's moves and those that others tried against the opponent. Lines follow
 * the moves of the side to move.
 */
public final class Preparation {
  private static final int DECIMALS = 4;

  private final PlayedMoves own;
  private final PlayedMoves opponents;
  private final Disc side;
  private final long minGames;
  private final int plies;
  private final List<PreparedMove> moves = new ArrayList<>();

  private Preparation(OpeningTable own, OpeningTable opponents, Disc side, long minGames) {
    this.own = new PlayedMoves(own);
    this.opponents = new PlayedMoves(opponents);
    this.side = side;
    this.minGames = minGames;
    this.plies = Math.min(own.settings().plies(), opponents.settings().plies());
  }

  /**
   * Returns the moves to expect, line by line, the most frequent first.
   *
   * @param own the games of the player with the colour {@code side}, counted with all moves
   * @param opponents the games of the opponent with the other colour, likewise
   * @param minGames the least number of games of the side to move with a move that is kept; a move
   *     of the player is also kept if this many games against the opponent have it
   */
  public static List<PreparedMove> of(
      OpeningTable own, OpeningTable opponents, Disc side, long minGames) {
    Preparation preparation = new Preparation(own, opponents, side, minGames);
    OpeningLine start = new OpeningLine(own.settings().rules(), "");
    preparation.follow(start, OpeningName.NONE, BigDecimal.ONE.setScale(DECIMALS));
    return List.copyOf(preparation.moves);
  }

  private void follow(OpeningLine line, OpeningName name, BigDecimal likelihood) {
    if (line.ply() >= plies) {
      return;
    }
    for (PreparedMove move : choices(line, name, likelihood)) {
      moves.add(move);
      if (gamesOfMover(move) >= minGames) {
        OpeningName reached = move.reached().isEmpty() ? name : move.reached();
        line.with(move.move()).ifPresent(next -> follow(next, reached, move.likelihood()));
      }
    }
  }

  /**
   * The number of games that decide whether a line continues: the player's games if the player is
   * to move, otherwise the opponent's.
   */
  private long gamesOfMover(PreparedMove move) {
    return (move.mover() == side ? move.own() : move.opponents()).games();
  }

  private List<PreparedMove> choices(OpeningLine line, OpeningName name, BigDecimal likelihood) {
    PositionKey key = line.key();
    Map<Integer, OpeningRow> ours = own.at(key);
    Map<Integer, OpeningRow> theirs = opponents.at(key);
    Map<Integer, OpeningRow> either = new HashMap<>(theirs);
    either.putAll(ours);
    long met = theirs.values().stream().mapToLong(row -> row.stats().games()).sum();
    List<PreparedMove> choices = new ArrayList<>();
    either.forEach(
        (square, row) -> {
          OpeningStats their = stats(theirs.get(square));
          PreparedMove move =
              new PreparedMove(
                  line.rules(),
                  line.moves(),
                  name,
                  line.step(square),
                  row.reached(),
                  key.sideToMove(),
                  stats(ours.get(square)),
                  their,
                  key.sideToMove() == side ? likelihood : shared(likelihood, their, met));
          if (isWorthTelling(move)) {
            choices.add(move);
          }
        });
    choices.sort(
        Comparator.comparingLong(this::gamesOfMover)
            .thenComparingLong(move -> move.own().games() + move.opponents().games())
            .reversed()
            .thenComparing(PreparedMove::move, SquareOrder.BY_SQUARE));
    return choices;
  }

  private static BigDecimal shared(BigDecimal likelihood, OpeningStats part, long of) {
    return part.games() == 0
        ? BigDecimal.ZERO.setScale(DECIMALS)
        : likelihood
            .multiply(OpeningStats.ratio(part.games(), of))
            .setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }

  private static OpeningStats stats(@Nullable OpeningRow row) {
    return row == null ? OpeningStats.NONE : row.stats();
  }

  private boolean isWorthTelling(PreparedMove move) {
    return move.opponents().games() >= minGames
        || move.mover() == side && move.own().games() >= minGames;
  }

  /**
   * A move to expect in a game of a player against an opponent, by the earlier games of both.
   *
   * @param rules the name of the rules
   * @param line the way to the position, as in {@link OpeningLine}
   * @param name the names of the position, or of the last named position before it; may be empty
   * @param move the square; the smallest name of equivalent squares
   * @param reached the names of the position that the move leads to; may be empty
   * @param mover the side that plays the move
   * @param own the player's games with the move and the colour of the preparation
   * @param opponents the opponent's games with the move and the other colour
   * @param likelihood the share of games, 0 to 1, that reach this move if the opponent chooses
   *     moves as before and the player steers towards it
   */
  public record PreparedMove(
      String rules,
      String line,
      OpeningName name,
      String move,
      OpeningName reached,
      Disc mover,
      OpeningStats own,
      OpeningStats opponents,
      BigDecimal likelihood)
      implements OpeningMove {}

  /** The rows of a table by position, in any orientation. */
  private static final class PlayedMoves {
    /** The rows by position, and by the number of the move. */
    private final Map<PositionKey, Map<Integer, OpeningRow>> rows = new HashMap<>();

    PlayedMoves(OpeningTable table) {
      for (OpeningRow row : table.rows()) {
        OpeningLine line = new OpeningLine(row.rules(), row.line());
        rows.computeIfAbsent(line.key(), _ -> new HashMap<>()).put(line.number(row.move()), row);
      }
    }

    /** The moves that were played in a position, by number. */
    Map<Integer, OpeningRow> at(PositionKey position) {
      return rows.getOrDefault(position, Map.of());
    }
  }
}
