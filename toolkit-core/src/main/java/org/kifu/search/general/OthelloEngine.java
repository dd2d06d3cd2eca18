package org.kifu.search.general;

import java.util.List;
import java.util.function.LongPredicate;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.AsOthello;
import org.kifu.rules.Othello;
import org.kifu.search.BudgetSearch;
import org.kifu.search.Engine;

/** The engine of tournament Othello for a game that differs from it in nothing but the start. */
final class OthelloEngine<P, M> implements GameEngine<P, M> {
  private final AsOthello<P, M> same;
  private final Engine engine;

  OthelloEngine(AsOthello<P, M> same, Engine engine) {
    this.same = same;
    this.engine = engine;
  }

  @Override
  public String description() {
    return engine.description();
  }

  @Override
  public Valuation<M> value(P position, Limits limits) {
    return back(engine.value(same.position(position), limits));
  }

  @Override
  public Valuation<M> solve(P position, Window window) {
    return back(engine.solve(same.position(position), window));
  }

  @Override
  public List<Valuation<M>> bestMoves(P position, Limits limits, int count) {
    Position asked = same.position(position);
    return isOver(asked)
        ? List.of(solve(position, Window.ALL))
        : back(engine.bestMoves(asked, limits, count));
  }

  @Override
  public List<Valuation<M>> bestMoves(P position, Limits limits, int count, LongPredicate spent) {
    Position asked = same.position(position);
    return isOver(asked)
        ? List.of(solve(position, Window.ALL))
        : back(
            new BudgetSearch(engine, () -> spent, limits.confidencePercent())
                .bestMoves(asked, limits, count));
  }

  @Override
  public Comparison<M> compare(P position, M played, Limits limits) {
    return engine.compare(same.position(position), same.move(played), limits).map(same::back);
  }

  @Override
  public List<Valuation<M>> valued(P position, List<M> moves, Limits limits) {
    List<Move> asked = moves.stream().map(same::move).toList();
    return back(engine.valued(same.position(position), asked, limits));
  }

  private static boolean isOver(Position position) {
    return Othello.RULES.legalMoves(position).isEmpty();
  }

  private Valuation<M> back(Valuation<Move> found) {
    return found.map(same::back);
  }

  private List<Valuation<M>> back(List<Valuation<Move>> found) {
    return found.stream().map(this::back).toList();
  }
}
