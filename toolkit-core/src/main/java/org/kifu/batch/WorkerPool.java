package org.kifu.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The workers of several runs one after the other: a run gets those of earlier runs first, and then
 * new ones. Threads may share a pool.
 */
public final class WorkerPool<W> implements Supplier<W> {
  private final Supplier<? extends W> maker;
  private final List<W> made = new ArrayList<>();
  private int given;

  /**
   * @param maker makes a worker
   */
  public WorkerPool(Supplier<? extends W> maker) {
    this.maker = maker;
  }

  /** Begins a run: all workers may be given again. Returns this pool. */
  public synchronized WorkerPool<W> begin() {
    given = 0;
    return this;
  }

  @Override
  public synchronized W get() {
    if (given == made.size()) {
      made.add(maker.get());
    }
    return made.get(given++);
  }
}
