package org.kifu.spill;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;

/**
 * Several sorted runs as one; equal records come in the order of their runs.
 *
 * @param <T> the records
 */
public final class MergedRuns<T> implements Iterator<T> {
  private final PriorityQueue<Run<T>> runs;

  /**
   * Starts with the first record of each run.
   *
   * @param sources the runs, each sorted in this order
   */
  public MergedRuns(List<Iterator<T>> sources, Comparator<? super T> order) {
    runs =
        new PriorityQueue<>(
            Math.max(1, sources.size()),
            Comparator.comparing((Run<T> run) -> run.next, order)
                .thenComparingInt(run -> run.number));
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i).hasNext()) {
        runs.add(new Run<>(i, sources.get(i)));
      }
    }
  }

  @Override
  public boolean hasNext() {
    return !runs.isEmpty();
  }

  @Override
  public T next() {
    if (runs.isEmpty()) {
      throw new NoSuchElementException();
    }
    Run<T> run = runs.remove();
    T next = run.next;
    if (run.rest.hasNext()) {
      run.next = run.rest.next();
      runs.add(run);
    }
    return next;
  }

  private static final class Run<T> {
    private final int number;
    private final Iterator<T> rest;
    private T next;

    Run(int number, Iterator<T> rest) {
      this.number = number;
      this.rest = rest;
      this.next = rest.next();
    }
  }
}
