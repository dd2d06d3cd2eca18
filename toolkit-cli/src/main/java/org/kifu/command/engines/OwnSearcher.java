package org.kifu.command.engines;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.engine.Searcher;
import org.kifu.search.BudgetSearch;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.Engine;
import org.kifu.search.Levels;

/**
 * Our engine behind a server.
 *
 * @param engine used by one thread at a time
 */
record OwnSearcher(Engine engine) implements Searcher {
  /** That depth, and solved from where the lowest level solves that searches so deep. */
  @Override
  public Limits limits(int depth) {
    Limits lowest =
        IntStream.rangeClosed(Levels.MIN, Levels.MAX)
            .mapToObj(Levels::limits)
            .filter(level -> level.depth() >= depth)
            .findFirst()
            .orElseGet(() -> Levels.limits(Levels.MAX));
    return new Limits(
        depth, lowest.exactEmpties(), lowest.confidencePercent(), lowest.probableEmpties());
  }

  @Override
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    return engine.bestMoves(position, limits, count);
  }

  @Override
  public List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found) {
    return new BudgetSearch(
            engine, Budget.ofTime(time), Levels.limits(Levels.DEFAULT).confidencePercent())
        .bestMoves(position, count, found);
  }
}
