package org.kifu.opening;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;

/**
 * The games that went on with one move from one position.
 *
 * @param ply the number of discs placed before the move, from 0
 * @param line the way to the position, squares joined, starting with f5: from the position
 *     backwards along the move that most games came by (of equals the one with the smaller square
 *     name, then the smaller line)
 * @param name the names of the position or, where it has none, of the last named one on {@code
 *     line}; none if there is none
 * @param move the square, in the orientation of {@code line}; of equivalent moves of a symmetric
 *     position, which are one row, the smallest name
 * @param reached the names of the position that the move leads to; none if it has none
 * @param mover the side that plays the move
 * @param stats the results
 * @param history when the games were played, how each ended, and which was the first
 * @param trap what the move provokes; nothing if too few games answered it in two ways, or if the
 *     opponent must pass
 * @param halfLifeYears how many years after the first one half of its use was over, in shares of
 *     each year's games; nothing where no year is known
 * @param value what an engine gives black after the move, with the depth from there; nothing if
 *     none was asked
 */
public record OpeningRow(
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
  /** By ply, line and move. */
  public static final Comparator<OpeningRow> ORDER =
      Comparator.comparingInt(OpeningRow::ply)
          .thenComparing(OpeningRow::line)
          .thenComparing(OpeningRow::move);

  /** The same with a value for black. */
  OpeningRow withValue(Value forBlack) {
    return new OpeningRow(
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
