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
 * A search that goes deeper and deeper until a budget is spent. Its answer is that of the deepest
 * search that was finished within the budget.
 */
public final class BudgetSearch {
  /** The number of empty squares at the start. */
  private static final int WHOLE_GAME = 60;

  private final Engine engine;
  private final Budget budget;
  private final int confidencePercent;

  /**
   * A search with this engine.
   *
   * @param budget the budget for each question; the first ply is searched in any case
   * @param confidencePercent the confidence of all searches except an exact solution, as in {@link
   *     Limits}
   */
  public BudgetSearch(Engine engine, Budget budget, int confidencePercent) {
    this.engine = engine;
    this.budget = budget;
    this.confidencePercent = confidencePercent;
  }

  /**
   * Returns the best moves, as {@link Engine#bestMoves} does, to the depth that the budget allows.
   * The budget is for all depths together; the nodes of the answer are those of the deepest search.
   *
   * @param count the number of moves, at least 1
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<Valuation<Move>> bestMoves(Position position, int count) {
    return bestMoves(position, count, _ -> {});
  }

  /**
   * Returns the best moves, and reports each answer on the way.
   *
   * @param found the receiver of the answer of each depth that is finished within the budget; the
   *     last is also returned
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<Valuation<Move>> bestMoves(
      Position position, int count, Consumer<List<Valuation<Move>>> found) {
    return bestMoves(position, new Limits(WHOLE_GAME, WHOLE_GAME, confidencePercent), count, found);
  }

  /**
   * Returns the best moves, as far as the budget and some limits allow.
   *
   * @param deepest the limits of the last and deepest search
   * @param count the number of moves, at least 1
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<Valuation<Move>> bestMoves(Position position, Limits deepest, int count) {
    return bestMoves(position, deepest, count, _ -> {});
  }

  private List<Valuation<Move>> bestMoves(
      Position position, Limits deepest, int count, Consumer<List<Valuation<Move>>> found) {
    LongPredicate spent = budget.start();
    List<Valuation<Move>> best = engine.bestMoves(position, new Limits(1, 0), count);
    found.accept(best);
    long nodes = nodes(best);
    int empties = position.empties();
    int plies = Math.min(empties, deepest.depth());
    boolean isToEnd = empties <= Math.max(deepest.exactEmpties(), deepest.probableEmpties());
    for (int depth = 2; depth <= (isToEnd ? plies + 1 : plies); depth++) {
      Limits limits = depth > plies ? deepest : new Limits(depth, 0, confidencePercent);
      long before = nodes;
      List<Valuation<Move>> deeper;
      try {
        LongPredicate spentNow = below -> spent.test(before + below);
        deeper = engine.bestMoves(position, limits, count, spentNow);
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

  private static long nodes(List<Valuation<Move>> answer) {
    return answer.stream().mapToLong(Valuation::nodes).max().orElse(0);
  }

  /** The end of a search whose budget is spent. */
  static final class BudgetSpent extends CancellationException {
    private static final long serialVersionUID = 1;

    BudgetSpent() {
      super("the search was allowed no more");
    }
  }

  /** The time or the nodes that may be spent on a question. */
  @FunctionalInterface
  public interface Budget {
    /**
     * Returns a budget of time from the question on. The result depends on the speed of the
     * machine.
     */
    static Budget ofTime(Duration time) {
      return () -> {
        long start = System.nanoTime();
        return nodes -> System.nanoTime() - start > time.toNanos();
      };
    }

    /**
     * Returns a budget of nodes, as {@link Engine} counts them. With one thread, the result is
     * always the same.
     */
    static Budget ofNodes(long most) {
      return () -> nodes -> nodes > most;
    }

    /**
     * Starts a question, and returns the test whether a number of nodes, searched by now, exceeds
     * the budget.
     */
    LongPredicate start();
  }
}
