package org.kifu.app.jobs;

import java.io.IOException;
import java.util.function.IntSupplier;
import org.kifu.base.Base;
import org.kifu.base.QueueState;

/**
 * The turns of the workers: how many of them may work at this moment. A search that somebody looks
 * at goes before them.
 *
 * @param cores the processors of the machine
 * @param searches gives the number of searches that somebody looks at
 */
record Turns(int cores, IntSupplier searches) {
  /** One processor stays free for everything else, unless somebody chose otherwise. */
  int workers(Base base) throws IOException {
    int chosen = new QueueState(base).workers();
    return Math.clamp(chosen == 0 ? cores - 1 : chosen, 1, cores);
  }

  /**
   * Whether a worker leaves room for the searches. Where no processor is free, a single search lets
   * the first worker go on: one works while a browser shows what the other one found.
   *
   * @param index the number of the worker, from 0
   */
  boolean leaveRoom(int index) {
    return index < cores - searches.getAsInt();
  }

  /** Whether a worker may work now, as far as the base says. */
  boolean allow(Base base, int index) throws IOException {
    return index < workers(base) && !new QueueState(base).isPaused();
  }
}
