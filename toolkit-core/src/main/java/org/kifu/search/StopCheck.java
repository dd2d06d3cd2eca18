package org.kifu.search;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.kifu.search.BudgetSearch.BudgetSpent;
import org.kifu.search.SplitPoint.Abandoned;

/** A check, from time to time, whether a search must stop. */
final class StopCheck {
  /** The budget of a thread that only helps another thread. */
  static final BooleanSupplier ENDLESS = () -> false;

  /** The number of nodes between two checks; below each there may be a few thousand others. */
  private static final int LENGTH = 32;

  private int left = LENGTH;
  private @Nullable SplitPoint task;
  private BooleanSupplier spent = ENDLESS;

  /**
   * Begins a new question.
   *
   * @param isSpent the test whether the budget is spent
   */
  void start(BooleanSupplier isSpent) {
    task = null;
    spent = isSpent;
  }

  /** The split point for which the search works; null for the position of the question. */
  @Nullable SplitPoint task() {
    return task;
  }

  /** Sets the split point for which the search works from now on. */
  void workFor(@Nullable SplitPoint next) {
    task = next;
  }

  /** Whether the budget is spent. */
  boolean isSpent() {
    return spent.getAsBoolean();
  }

  /**
   * Checks, at every larger node, whether the search must stop.
   *
   * @throws CancellationException if the search must end
   * @throws Abandoned if the split point is over
   */
  void look() {
    if (--left == 0) {
      left = LENGTH;
      check();
      if (task != null && task.isOver()) {
        throw new Abandoned();
      }
    }
  }

  /**
   * Checks whether the search must end.
   *
   * @throws CancellationException if the thread was interrupted; it stays interrupted
   * @throws BudgetSpent if the budget is spent
   */
  void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the search was interrupted");
    }
    if (isSpent()) {
      throw new BudgetSpent();
    }
  }
}
