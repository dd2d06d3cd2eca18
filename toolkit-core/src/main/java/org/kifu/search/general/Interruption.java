package org.kifu.search.general;

import java.util.concurrent.CancellationException;

/** The end of a search whose thread is interrupted, because nobody waits for its answer. */
public final class Interruption {
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
    if ((nodes & NOT_LOOKED_AT) == 0 && Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the search was interrupted");
    }
  }
}
