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
 * A run over many items on several threads, which hands the results on in the order of the items,
 * so that the number of threads never changes an output. Items are read, and results handed on, by
 * the calling thread; only a few chunks are in flight, so that memory does not grow with the number
 * of items, nor, where their size is known, with that.
 *
 * @param jobs the number of working threads, at least 1; with 1 the calling thread does the work
 * @param chunk how many items travel together, at least 1: many where one item is little work
 */
public record Batch(int jobs, int chunk) {
  private static final int CHUNKS_IN_FLIGHT_PER_JOB = 3;

  /** A chunk of so many bytes is not made longer. */
  private static final long CHUNK_BYTES = 1 << 20;

  /** So many bytes are in flight at most, but for one chunk, however many the jobs are. */
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
   * @param workers makes one worker a thread, so that a worker may keep state that is not shared
   * @throws CancellationException if the calling thread is interrupted
   */
  public <T, R> void run(
      Iterator<T> items, Supplier<Function<T, R>> workers, Consumer<? super R> results) {
    run(items, item -> 0, workers, results);
  }

  /**
   * Maps all items, of which large ones travel in smaller chunks.
   *
   * @param bytes about how many an item takes
   * @param workers makes one worker a thread, so that a worker may keep state that is not shared
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

  /** A chunk that a thread has, or had. */
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
        case Error cause -> throw cause; // such as want of memory, which whoever waits can tell
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
