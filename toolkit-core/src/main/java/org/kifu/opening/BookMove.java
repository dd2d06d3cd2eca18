package org.kifu.opening;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A move as games played it from a position: what happened, and no engine's value.
 *
 * @param move the square in lower case; of moves that the symmetry of the board makes the same, the
 *     smallest name
 * @param stats the results of the games that went on with it
 */
public record BookMove(String move, OpeningStats stats) implements Serializable {
  /** The most frequent first. */
  static final Comparator<BookMove> ORDER =
      Comparator.comparing((BookMove move) -> move.stats().games())
          .reversed()
          .thenComparing(BookMove::move);
}
