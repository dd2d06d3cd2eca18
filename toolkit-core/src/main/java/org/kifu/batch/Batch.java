package org.kifu.batch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Maps items on several threads and hands the results on in the order of the items, so that the
 * number of threads never changes an output. Items are read, and results handed on, by the calling
 * thread; only a few chunks are in flight, so that memory does not grow with the number of items.
 *
 * @param jobs the number of working threads, at least 1; with 1 the calling thread does the work
 * @param chunk how many items travel together, at least 1: many where one item is little work
 */
public record Batch(int jobs, int chunk) {
  private static final int CHUNKS_IN_FLIGHT_PER_JOB = 3;

  /** Checks the ranges. */
  public Batch {
    if (jobs < 1 || chunk < 1) {
      throw new IllegalArgumentException("no such batch: " + jobs + " jobs, chunks of " + chunk);
    }
  }

  /**
   * Maps all items.
   *
   * @param workers makes one worker a thread, so that a worker may keep state that is not shared
   * @throws CancellationException if the calling thread is interrupted
   */
  public <T, R> void run(
      Iterator<T> items, Supplier<Function<T, R>> workers, Consumer<? super R> results) {
    if (jobs == 1) {
      Function<T, R> worker = workers.get();
      items.forEachRemaining(item -> results.accept(worker.apply(item)));
      return;
    }
    BlockingQueue<Function<T, R>> idle = new LinkedBlockingQueue<>();
    for (int i = 0; i < jobs; i++) {
      idle.add(workers.get());
    }
    ExecutorService threads =
        Executors.newFixedThreadPool(jobs, task -> Thread.ofPlatform().daemon().unstarted(task));
    try {
      pump(items, list -> threads.submit(() -> mapAll(list, idle)), results);
    } finally {
      threads.shutdownNow();
    }
  }

  private <T, R> void pump(
      Iterator<T> items, Function<List<T>, Future<List<R>>> submit, Consumer<? super R> results) {
    Queue<Future<List<R>>> inFlight = new ArrayDeque<>();
    while (items.hasNext()) {
      if (inFlight.size() == CHUNKS_IN_FLIGHT_PER_JOB * jobs) {
        take(inFlight.remove()).forEach(results);
      }
      inFlight.add(submit.apply(next(items)));
    }
    while (!inFlight.isEmpty()) {
      take(inFlight.remove()).forEach(results);
    }
  }

  private <T> List<T> next(Iterator<T> items) {
    List<T> list = new ArrayList<>(chunk);
    while (list.size() < chunk && items.hasNext()) {
      list.add(items.next());
    }
    return list;
  }

  private static <T, R> List<R> mapAll(List<T> items, BlockingQueue<Function<T, R>> idle)
      throws InterruptedException {
    Function<T, R> worker = idle.take();
    try {
      List<R> mapped = new ArrayList<>(items.size());
      for (T item : items) {
        mapped.add(worker.apply(item));
      }
      return mapped;
    } finally {
      idle.add(worker);
    }
  }

  private static <R> R take(Future<R> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(e.getCause());
    }
  }
}
