package org.kifu.analysis;

import java.util.List;
import java.util.function.Function;

/**
 * The value of a position with best play.
 *
 * @param value the value for the side to move
 * @param line the moves of best play as far as the search knows them, passes included; empty if the
 *     game is over
 * @param nodes positions searched
 * @param <M> a move
 */
public record Valuation<M>(Value value, List<M> line, long nodes) {
  /** Copies the line. */
  public Valuation {
    line = List.copyOf(line);
  }

  /** The same with the moves of another game. */
  public <N> Valuation<N> map(Function<? super M, ? extends N> move) {
    return new Valuation<>(value, line.stream().<N>map(move).toList(), nodes);
  }
}
