package org.kifu.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A played move and the best moves, all searched in the same way.
 *
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param bestValue the value of the best moves, for the side to move
 * @param playedValue the value of the played move, for the side that played it; never above {@code
 *     bestValue}
 * @param line best play: the first of {@code best} and what follows
 * @param playedLine the played move and best play after it, which shows why a bad move fails; empty
 *     if the engine does not report it
 * @param only whether no other move keeps the result, win or draw, that best play reaches; empty if
 *     the search does not go to the end, if best play loses, or if the engine does not report it
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
  /** Checks the promises above. */
  public Comparison {
    best = List.copyOf(best);
    line = List.copyOf(line);
    playedLine = List.copyOf(playedLine);
    if (best.isEmpty() || playedValue.centidiscs() > bestValue.centidiscs()) {
      throw new IllegalArgumentException(
          "the played move beats the best: " + playedValue + " " + bestValue);
    }
  }

  /** A comparison by an engine that reports only the values. */
  public Comparison(List<M> best, Value bestValue, Value playedValue, List<M> line, long nodes) {
    this(best, bestValue, playedValue, line, List.of(), Optional.empty(), nodes);
  }

  /** The same with the moves of another game, whose squares have the same order. */
  public <N> Comparison<N> map(Function<? super M, ? extends N> move) {
    return new Comparison<>(
        map(best, move),
        bestValue,
        playedValue,
        map(line, move),
        map(playedLine, move),
        only,
        nodes);
  }

  private static <M, N> List<N> map(List<M> moves, Function<? super M, ? extends N> move) {
    return moves.stream().<N>map(move).toList();
  }

  /** The loss of the played move in hundredths of a disc; 0 or more. */
  public int lossCentidiscs() {
    return bestValue.centidiscs() - playedValue.centidiscs();
  }
}
