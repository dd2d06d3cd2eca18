package org.kifu.opening;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.board.SquareOrder;
import org.kifu.game.GameRecord;

/**
 * The games that played one move from one position.
 *
 * @param rules the name of the rules
 * @param ply the number of discs placed before the move, from 0
 * @param line the way to the position, as in {@link OpeningLine}: from the position backwards along
 *     the move that most games took (among equals, that with the smaller square name, then the
 *     smaller line)
 * @param name the names of the position, or of the last named position on {@code line}; empty if
 *     there is none
 * @param move the square in the orientation of {@code line}; equivalent moves of a symmetric
 *     position are one row with the smallest name
 * @param reached the names of the position that the move leads to; empty if it has no name
 * @param mover the side that plays the move
 * @param stats the results
 * @param history the years and results of the games, and the first of them
 * @param trap the trap that the move sets; nothing if fewer than two answers have enough games, or
 *     if the opponent must pass
 * @param halfLifeYears the number of years after the first game in which half of its use had
 *     passed, in shares of each year's games; nothing if no year is known
 * @param value an engine's value for black after the move, with the depth from there; nothing if no
 *     engine was asked
 */
public record OpeningRow(
    String rules,
    int ply,
    String line,
    OpeningName name,
    String move,
    OpeningName reached,
    Disc mover,
    OpeningStats stats,
    OpeningHistory history,
    Optional<Trap> trap,
    OptionalInt halfLifeYears,
    Optional<Value> value)
    implements OpeningMove {
  /** The order by ply, line and move. */
  public static final Comparator<OpeningRow> ORDER =
      Comparator.comparingInt(OpeningRow::ply)
          .thenComparing(OpeningRow::line, SquareOrder.BY_SQUARE)
          .thenComparing(OpeningRow::move, SquareOrder.BY_SQUARE);

  /** The games of tournament Othello that played one move from one position. */
  public OpeningRow(
      int ply,
      String line,
      OpeningName name,
      String move,
      OpeningName reached,
      Disc mover,
      OpeningStats stats,
      OpeningHistory history,
      Optional<Trap> trap,
      OptionalInt halfLifeYears,
      Optional<Value> value) {
    this(
        GameRecord.OTHELLO,
        ply,
        line,
        name,
        move,
        reached,
        mover,
        stats,
        history,
        trap,
        halfLifeYears,
        value);
  }

  /** The same row with a value for black. */
  OpeningRow withValue(Value forBlack) {
    return new OpeningRow(
        rules,
        ply,
        line,
        name,
        move,
        reached,
        mover,
        stats,
        history,
        trap,
        halfLifeYears,
        Optional.of(forBlack));
  }
}
