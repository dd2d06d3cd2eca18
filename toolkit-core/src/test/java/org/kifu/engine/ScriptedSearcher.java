package org.kifu.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * Finds the moves good in the order of their squares: the last one is worth nothing, each one
 * before half a disc more. A search costs ten nodes a ply; one that is timed goes to depth 9.
 */
final class ScriptedSearcher implements ServerEngine {
  /** The times that were given, in milliseconds. */
  final List<Long> times = new ArrayList<>();

  @Override
  public Limits limits(int depth) {
    return new Limits(depth, 2);
  }

  @Override
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    List<Move> moves = Othello.RULES.legalMoves(position);
    List<Valuation<Move>> best = new ArrayList<>();
    for (int i = 0; i < Math.min(count, moves.size()); i++) {
      int value = 50 * (moves.size() - 1 - i);
      boolean isExact = position.empties() <= limits.exactEmpties();
      best.add(
          new Valuation<>(
              isExact
                  ? Value.exact(2 * (value / 100), position.empties())
                  : Value.estimated(value, limits.depth()),
              List.of(moves.get(i)),
              10L * limits.depth()));
    }
    return best;
  }

  @Override
  public List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found) {
    times.add(time.toMillis());
    List<Valuation<Move>> best = bestMoves(position, new Limits(9, 0), count);
    found.accept(best);
    return best;
  }
}
