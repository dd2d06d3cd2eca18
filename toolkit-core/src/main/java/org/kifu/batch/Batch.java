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
import java.util.function.ToLongFunction;

/**
 * A run over many items on several threads. It hands on the results in the order of the items, so
 * the number of threads never changes an output. The calling thread reads the items and hands on
 * the results. Only a few chunks are in flight, so memory does not grow with the number of items,
 * nor with their size where it is known.
 *
 * @param jobs the number of working threads, at least 1; with 1 the calling thread does the work
 * @param chunk the number of items that travel together, at least 1: many if an item is little work
 */
public record Batch(int jobs, int chunk) {
  private static final int CHUNKS_IN_FLIGHT_PER_JOB = 3;

  /** The size of a chunk at which no more items join it. */
  private static final long CHUNK_BYTES = 1 << 20;

  /** The most bytes in flight, whatever the number of jobs; a single chunk may be larger. */
  private static final long BYTES_IN_FLIGHT = 32 << 20;

  /** Checks the ranges. */
  public Batch {
    if (jobs < 1 || chunk < 1) {
      throw new IllegalArgumentException("no such batch: " + jobs + " jobs, chunks of " + chunk);
    }
  }

  /**
   * Maps all items.
   *
   * @param workers makes one worker for each thread, so that a worker may keep state that is not
   *     shared
   * @throws CancellationException if the calling thread is interrupted
   */
  public <T, R> void run(
      Iterator<T> items, Supplier<Function<T, R>> workers, Consumer<? super R> results) {
    run(items, item -> 0, workers, results);
  }

  /**
   * Maps all items; large items travel in smaller chunks.
   *
   * @param bytes gives the approximate size of an item
   * @param workers makes one worker for each thread, so that a worker may keep state that is not
   *     shared
   * @throws CancellationException if the calling thread is interrupted
   */
  public <T, R> void run(
      Iterator<T> items,
      ToLongFunction<? super T> bytes,
      Supplier<Function<T, R>> workers,
      Consumer<? super R> results) {
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
      pump(
          new Chunks<>(items, bytes, chunk),
          next -> new Sent<>(threads.submit(() -> mapAll(next.items(), idle)), next.bytes()),
          results);
    } finally {
      threads.shutdownNow();
    }
  }

  private <T, R> void pump(
      Chunks<T> chunks, Function<Chunk<T>, Sent<R>> submit, Consumer<? super R> results) {
    Queue<Sent<R>> inFlight = new ArrayDeque<>();
    long bytes = 0;
    while (chunks.hasNext()) {
      while (inFlight.size() == CHUNKS_IN_FLIGHT_PER_JOB * jobs || bytes > BYTES_IN_FLIGHT) {
        Sent<R> first = inFlight.remove();
        bytes -= first.bytes;
        take(first.mapped).forEach(results);
      }
      Sent<R> last = submit.apply(chunks.next());
      bytes += last.bytes;
      inFlight.add(last);
    }
    while (!inFlight.isEmpty()) {
      take(inFlight.remove().mapped).forEach(results);
    }
  }

  /** Items that travel together. */
  private record Chunk<T>(List<T> items, long bytes) {}

  /** A chunk that was handed to a thread. */
  private record Sent<R>(Future<List<R>> mapped, long bytes) {}

  /** The items in chunks. */
  private record Chunks<T>(Iterator<T> items, ToLongFunction<? super T> bytes, int most) {
    boolean hasNext() {
      return items.hasNext();
    }

    Chunk<T> next() {
      List<T> list = new ArrayList<>();
      long sum = 0;
      while (list.size() < most && sum < CHUNK_BYTES && items.hasNext()) {
        T item = items.next();
        sum += bytes.applyAsLong(item);
        list.add(item);
      }
      return new Chunk<>(list, sum);
    }
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
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause; // such as lack of memory, which the caller reports
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
