package org.kifu.engine;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * Searches that get deeper, so that there is an answer whenever a command stops them: one ply in
 * any case, then every fourth, then as far as is asked for.
 */
final class Deepening {
  private static final int STEP = 4;

  private final Searcher searcher;
  private final CommandStream commands;

  Deepening(Searcher searcher, CommandStream commands) {
    this.searcher = searcher;
    this.commands = commands;
  }

  /**
   * Returns the deepest answer that was finished; empty if the game is over.
   *
   * @param found takes each answer as it is finished
   */
  List<Valuation<Move>> bestMoves(
      Position position, Limits limits, int count, Consumer<List<Valuation<Move>>> found) {
    List<Valuation<Move>> best = searcher.bestMoves(position, new Limits(1, 0), count);
    found.accept(best);
    try {
      for (int depth = STEP; depth < limits.depth() && !isFinal(best); depth += STEP) {
        best = search(position, new Limits(depth, 0, limits.confidencePercent()), count);
        found.accept(best);
      }
      if (!isFinal(best) && (limits.depth() > 1 || limits.exactEmpties() > 0)) {
        best = search(position, limits, count);
        found.accept(best);
      }
    } catch (CancellationException e) {
      return best;
    }
    return best;
  }

  private List<Valuation<Move>> search(Position position, Limits limits, int count) {
    return commands.search(() -> searcher.bestMoves(position, limits, count));
  }

  private static boolean isFinal(List<Valuation<Move>> moves) {
    return moves.stream().allMatch(each -> each.value().isExact());
  }
}
