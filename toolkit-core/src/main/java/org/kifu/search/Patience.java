package org.kifu.search;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Looks up from the work now and then, whether somebody wants it to end. */
final class Patience {
  /** Nodes, with up to some thousand others below each, between two looks at the thread. */
  private static final int LENGTH = 32;

  private int left = LENGTH;
  private @Nullable SplitPoint task;

  /** The split point that the search works for; null for the position that was asked. */
  @Nullable SplitPoint task() {
    return task;
  }

  /** From now on the search works for this. */
  void workFor(@Nullable SplitPoint next) {
    task = next;
  }

  /**
   * Called at every larger node.
   *
   * @throws CancellationException if the thread was interrupted; it stays so
   * @throws Abandoned if the split point is over
   */
  void look() {
    if (--left == 0) {
      left = LENGTH;
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("the search was interrupted");
      }
      if (task != null && task.isOver()) {
        throw new Abandoned();
      }
    }
  }
}
