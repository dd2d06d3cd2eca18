package org.kifu.opening;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;

/**
 * A move as games played it from a position: what happened, and no engine's value.
 *
 * @param move the square in lower case; of moves that the symmetry of the position makes the same,
 *     the smallest name
 * @param equivalents the names of the others of these, in their order; few positions have any
 * @param stats the results of the games that went on with it
 */
public record BookMove(String move, List<String> equivalents, OpeningStats stats)
    implements Serializable {
  /** The most frequent first. */
  static final Comparator<BookMove> ORDER =
      Comparator.comparing((BookMove move) -> move.stats().games())
          .reversed()
          .thenComparing(BookMove::move);

  /** Copies the names. */
  public BookMove {
    equivalents = List.copyOf(equivalents);
  }
}
