package org.kifu.search;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * A search that goes deeper and deeper until a budget is spent, and answers what the deepest search
 * said that was finished within it.
 */
public final class BudgetSearch {
  private final Engine engine;
  private final Budget budget;
  private final int confidencePercent;

  /**
   * A search with this engine.
   *
   * @param budget for each question; the first ply is searched in any case
   * @param confidencePercent of all but an exact solution, as in {@link Limits}
   */
  public BudgetSearch(Engine engine, Budget budget, int confidencePercent) {
    this.engine = engine;
    this.budget = budget;
    this.confidencePercent = confidencePercent;
  }

  /**
   * The best moves, as {@link Engine#bestMoves} gives them, to the depth that the budget allows. It
   * pays for all the depths together; the nodes of the answer are those of the deepest.
   *
   * @param count how many, at least 1
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<Valuation<Move>> bestMoves(Position position, int count) {
    return bestMoves(position, count, _ -> {});
  }

  /**
   * The same, told as it goes.
   *
   * @param found takes the answer of each depth within the budget as it is finished, the last of
   *     them being what is returned
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<Valuation<Move>> bestMoves(
      Position position, int count, Consumer<List<Valuation<Move>>> found) {
    LongPredicate spent = budget.start();
    List<Valuation<Move>> best = engine.bestMoves(position, new Limits(1, 0), count);
    found.accept(best);
    long nodes = nodes(best);
    int empties = position.empties();
    for (int depth = 2; depth <= empties + 1; depth++) {
      long before = nodes;
      List<Valuation<Move>> deeper;
      try {
        LongPredicate spentNow = below -> spent.test(before + below);
        deeper = engine.bestMoves(position, limits(depth, empties), count, spentNow);
      } catch (BudgetSpent e) {
        return best;
      }
      nodes += nodes(deeper);
      if (spent.test(nodes)) {
        return best;
      }
      best = deeper;
      found.accept(best);
    }
    return best;
  }

  /** The limits of one step; the last one solves what the step before it solved with confidence. */
  private Limits limits(int depth, int empties) {
    return depth > empties ? new Limits(1, empties) : new Limits(depth, 0, confidencePercent);
  }

  private static long nodes(List<Valuation<Move>> answer) {
    return answer.stream().mapToLong(Valuation::nodes).max().orElse(0);
  }

  /** The end of a search that was allowed no more. */
  static final class BudgetSpent extends CancellationException {
    private static final long serialVersionUID = 1;

    BudgetSpent() {
      super("the search was allowed no more");
    }
  }

  /** The time or the nodes that may be spent on a question. */
  @FunctionalInterface
  public interface Budget {
    /** A time from the question on. What can be found in it depends on the speed of the machine. */
    static Budget ofTime(Duration time) {
      return () -> {
        long start = System.nanoTime();
        return nodes -> System.nanoTime() - start > time.toNanos();
      };
    }

    /**
     * A number of nodes, as {@link Engine} counts them. What one thread can find in it is the same
     * every time.
     */
    static Budget ofNodes(long most) {
      return () -> nodes -> nodes > most;
    }

    /** Starts a question; returns whether so many nodes, searched by now, are too much for it. */
    LongPredicate start();
  }
}
