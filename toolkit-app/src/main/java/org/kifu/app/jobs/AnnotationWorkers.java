package org.kifu.app.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.app.jobs.AnnotationWorker.Running;
import org.kifu.base.Base;
import org.kifu.base.BaseException;
import org.kifu.base.BaseException.BaseFault;
import org.kifu.file.SystemReason;

/**
 * The workers of a window. They do the jobs that are in the queue of the base, also those of an
 * earlier window, and look whether other programs add some.
 */
public final class AnnotationWorkers implements AutoCloseable {
  private static final int LOOK_MILLISECONDS = 1000;
  private static final int ROOM_MILLISECONDS = 50;

  /** The time after which a job of another program is tried, which may have been killed. */
  static final int LEFT_MILLISECONDS = 3000;

  private static final int AGAIN_MILLISECONDS = 10_000;
  private static final int END_MILLISECONDS = 5000;

  /** The memory of a worker: the table of its engine, and as much as a quarter of that besides. */
  private static final long WORKER_BYTES = 80L << 20;

  private final Path file;
  private final Turns turns;
  private final List<AnnotationWorker> workers;
  private final List<Thread> threads = new ArrayList<>();
  private final AtomicLong changes = new AtomicLong();
  private long calls;
  private boolean isClosed;
  private @Nullable String trouble;

  /**
   * Begins to work at the queue of a base.
   *
   * @param searches gives the number of searches that somebody looks at; they go first
   */
  public AnnotationWorkers(Path file, IntSupplier searches) {
    this.file = file;
    this.turns = new Turns(processors(), searches);
    this.workers =
        IntStream.range(0, turns.cores())
            .mapToObj(index -> new AnnotationWorker(index, file, turns, changes::incrementAndGet))
            .toList();
    workers.forEach(this::start);
  }

  /** The processors, or as many of them as memory has room for. */
  private static int processors() {
    long fitting = Runtime.getRuntime().maxMemory() / 2 / WORKER_BYTES;
    return Math.clamp(fitting, 1, Runtime.getRuntime().availableProcessors());
  }

  @SuppressWarnings("ThreadPriorityCheck") // no result depends on it: the window stays usable
  private void start(AnnotationWorker worker) {
    Thread thread = Thread.ofPlatform().daemon().name("annotation").unstarted(() -> run(worker));
    thread.setPriority(Thread.MIN_PRIORITY);
    threads.add(thread);
    thread.start();
  }

  private void run(AnnotationWorker worker) {
    State seen = State.NONE;
    while (!isClosed()) {
      try {
        seen = round(worker, seen);
      } catch (InterruptedException e) {
        // Nothing but the end of the window ends a worker.
      }
    }
  }

  /** Does a job, or rests for a while, and returns what the worker knows then. */
  private State round(AnnotationWorker worker, State seen) throws InterruptedException {
    State now = state();
    boolean isNews = !now.equals(seen);
    if (isNews && worksOnce(worker, now)) {
      return seen;
    }
    if (isNews && !worker.hasRoom()) {
      rest(ROOM_MILLISECONDS, now.calls());
      return State.NONE;
    }
    if (isNews && worker.leftSome()) {
      rest(LEFT_MILLISECONDS, now.calls());
      return State.NONE;
    }
    rest(LOOK_MILLISECONDS, now.calls());
    return now;
  }

  /** Does a job, if there is one. */
  private boolean worksOnce(AnnotationWorker worker, State now) throws InterruptedException {
    try {
      boolean isDone = worker.work();
      setTrouble(null);
      return isDone;
    } catch (CancellationException e) {
      return true; // somebody stopped this job; others follow
    } catch (IOException e) {
      boolean isBusy = e instanceof BaseException known && known.fault() == BaseFault.BASE_BUSY;
      if (!isBusy) {
        setTrouble(SystemReason.of(e));
        rest(AGAIN_MILLISECONDS, now.calls());
      }
      return true;
    } catch (RuntimeException | Error e) {
      setTrouble("a fault of Kifu itself: " + e);
      rest(AGAIN_MILLISECONDS, now.calls());
      return true;
    }
  }

  /**
   * All by which a worker knows that there may be work.
   *
   * @param calls how often this window changed the queue
   * @param time the time of the last change of the base by any program
   */
  private record State(long calls, FileTime time) {
    static final State NONE = new State(-1, FileTime.fromMillis(0));
  }

  private State state() {
    long called;
    synchronized (this) {
      called = calls;
    }
    try {
      return new State(called, Files.getLastModifiedTime(file));
    } catch (IOException e) {
      return new State(called, FileTime.fromMillis(0));
    }
  }

  private synchronized void rest(int milliseconds, long called) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
    long left = milliseconds;
    while (calls == called && !isClosed && left > 0) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
    }
  }

  private synchronized boolean isClosed() {
    return isClosed;
  }

  private synchronized void setTrouble(@Nullable String reason) {
    trouble = reason;
    changes.incrementAndGet();
  }

  /** The reason why nothing can be annotated at the moment, if there is one. */
  synchronized Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /** Tells that the queue was changed. */
  synchronized void call() {
    calls++;
    changes.incrementAndGet();
    notifyAll();
  }

  /** A number that grows whenever something goes on. */
  long changes() {
    return changes.get();
  }

  /** The jobs that this window works at. */
  List<Running> running() {
    return workers.stream().flatMap(each -> each.running().stream()).toList();
  }

  /** Whether this window works at a job. */
  public boolean isBusy() {
    return workers.stream().anyMatch(each -> each.running().isPresent());
  }

  /** Gives a job up, if this window works at it. */
  void giveUp(long job) {
    workers.forEach(each -> each.giveUp(job));
  }

  /** The most games at a time. */
  int most() {
    return turns.cores();
  }

  /** The number of games at a time. */
  int chosen(Base base) throws IOException {
    return turns.workers(base);
  }

  /** Stops the work; the queue stays in the base. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      notifyAll();
    }
    threads.forEach(Thread::interrupt);
    try {
      for (Thread each : threads) {
        each.join(END_MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
