package org.kifu.opening;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import org.kifu.board.SquareOrder;

/**
 * A move that games played from a position, with their results. It has no value from an engine.
 *
 * @param move the square in lower case; if the symmetry of the position makes several moves equal,
 *     the smallest name
 * @param equivalents the names of the other equal moves, in order; few positions have any
 * @param stats the results of the games that played it
 */
public record BookMove(String move, List<String> equivalents, OpeningStats stats)
    implements Serializable {
  /** The order of moves, the most frequent first. */
  static final Comparator<BookMove> ORDER =
      Comparator.comparing((BookMove move) -> move.stats().games())
          .reversed()
          .thenComparing(BookMove::move, SquareOrder.BY_SQUARE);

  /** Copies the names. */
  public BookMove {
    equivalents = List.copyOf(equivalents);
  }
}
