package org.kifu.search;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.kifu.search.BudgetSearch.BudgetSpent;
import org.kifu.search.SplitPoint.Abandoned;

/** A look up from the work now and then, whether somebody wants it to end. */
final class StopCheck {
  /** The budget of a thread that only helps another one. */
  static final BooleanSupplier ENDLESS = () -> false;

  /** Nodes, with up to some thousand others below each, between two looks at the thread. */
  private static final int LENGTH = 32;

  private int left = LENGTH;
  private @Nullable SplitPoint task;
  private BooleanSupplier spent = ENDLESS;

  /**
   * Begins with a position that was asked.
   *
   * @param isSpent whether enough was spent on it
   */
  void start(BooleanSupplier isSpent) {
    task = null;
    spent = isSpent;
  }

  /** The split point that the search works for; null for the position that was asked. */
  @Nullable SplitPoint task() {
    return task;
  }

  /** From now on the search works for this. */
  void workFor(@Nullable SplitPoint next) {
    task = next;
  }

  /** Whether enough was spent. */
  boolean isSpent() {
    return spent.getAsBoolean();
  }

  /**
   * Called at every larger node.
   *
   * @throws CancellationException if the search is to end
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
   * Looks whether the search is to end.
   *
   * @throws CancellationException if the thread was interrupted, which it stays
   * @throws BudgetSpent if enough was spent
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
