package org.kifu.search.general;

import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;

/** The end of a search that nobody waits for any more, or that may take no more time. */
public final class Interruption {
  /** The test of searches that nothing but an interrupted thread ends. */
  public static final LongPredicate NEVER = _ -> false;

  /** The bits of a number of nodes that are 0 where the thread is looked at. */
  private static final long NOT_LOOKED_AT = 0xfff;

  private Interruption() {}

  /**
   * Looks, at one of some thousand nodes, whether the search must end.
   *
   * @param nodes the number of nodes so far
   * @throws CancellationException if the thread was interrupted; it stays interrupted
   */
  public static void look(long nodes) {
    look(nodes, NEVER);
  }

  /**
   * Looks, at one of some thousand nodes, whether the search must end.
   *
   * @param nodes the number of nodes so far
   * @param spent whether so many nodes are too many
   * @throws CancellationException if the thread was interrupted; it stays interrupted
   * @throws SpentException if the nodes are too many
   */
  public static void look(long nodes, LongPredicate spent) {
    if ((nodes & NOT_LOOKED_AT) != 0) {
      return;
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the search was interrupted");
    }
    if (spent.test(nodes)) {
      throw new SpentException();
    }
  }

  /** The end of a search that may take no more. */
  static final class SpentException extends CancellationException {
    private static final long serialVersionUID = 1;

    SpentException() {
      super("the search was allowed no more");
    }
  }
}
