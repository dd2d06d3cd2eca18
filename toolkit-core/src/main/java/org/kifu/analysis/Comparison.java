package org.kifu.analysis;

import java.util.List;
import java.util.Optional;

/**
 * A played move beside the best, both searched in the same way.
 *
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param bestValue for the side to move
 * @param playedValue of the played move, for the side that played it; never above {@code bestValue}
 * @param line best play: the first of {@code best} and what follows
 * @param playedLine the played move and best play after it, which is what refutes it if it is bad;
 *     empty where the engine does not say
 * @param only whether no other move keeps the result, win or draw, that best play reaches; nothing
 *     if the search does not go to the end, if best play loses, or where the engine does not say
 * @param nodes positions searched
 * @param <M> a move
 */
public record Comparison<M>(
    List<M> best,
    Value bestValue,
    Value playedValue,
    List<M> line,
    List<M> playedLine,
    Optional<Boolean> only,
    long nodes) {
  /** Checks what is promised above. */
  public Comparison {
    best = List.copyOf(best);
    line = List.copyOf(line);
    playedLine = List.copyOf(playedLine);
    if (best.isEmpty() || playedValue.centidiscs() > bestValue.centidiscs()) {
      throw new IllegalArgumentException(
          "the played move beats the best: " + playedValue + " " + bestValue);
    }
  }

  /** A comparison of an engine that says no more than the values. */
  public Comparison(List<M> best, Value bestValue, Value playedValue, List<M> line, long nodes) {
    this(best, bestValue, playedValue, line, List.of(), Optional.empty(), nodes);
  }

  /** What the played move gave away, in hundredths of a disc; 0 or more. */
  public int lossCentidiscs() {
    return bestValue.centidiscs() - playedValue.centidiscs();
  }
}
