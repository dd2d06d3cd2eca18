package org.kifu.analysis;

import java.util.List;

/**
 * A played move beside the best, both searched in the same way.
 *
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param bestValue for the side to move
 * @param playedValue of the played move, for the side that played it; never above {@code bestValue}
 * @param line best play: the first of {@code best} and what follows
 * @param nodes positions searched
 * @param <M> a move
 */
public record Comparison<M>(
    List<M> best, Value bestValue, Value playedValue, List<M> line, long nodes) {
  /** Checks what is promised above. */
  public Comparison {
    best = List.copyOf(best);
    line = List.copyOf(line);
    if (best.isEmpty() || playedValue.centidiscs() > bestValue.centidiscs()) {
      throw new IllegalArgumentException(
          "the played move beats the best: " + playedValue + " " + bestValue);
    }
  }

  /** What the played move gave away, in hundredths of a disc; 0 or more. */
  public int lossCentidiscs() {
    return bestValue.centidiscs() - playedValue.centidiscs();
  }
}
