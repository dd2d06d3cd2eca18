package org.kifu.engine;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.BudgetSearch;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.Engine;

/** Our engine behind our servers, as a program of its own. */
record ServedEngine(Engine engine) implements ServerEngine {
  /** The program, with {@code nboard} or {@code gtp} as its only argument. */
  public static void main(String[] arguments) {
    ServerEngine searcher = new ServedEngine(new Engine());
    Limits limits = new Limits(4, 8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    if (arguments[0].equals("gtp")) {
      new GtpServer("Kifu", "test", searcher, limits, System.out).run(in);
    } else {
      new NBoardServer("Kifu", searcher, limits, System.out).run(in);
    }
  }

  @Override
  public Limits limits(int depth) {
    return new Limits(depth, depth);
  }

  @Override
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    return engine.bestMoves(position, limits, count);
  }

  @Override
  public List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found) {
    return new BudgetSearch(engine, Budget.ofTime(time), 90).bestMoves(position, count, found);
  }
}
