package org.kifu.app.jobs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.kifu.AnnotationPlan;
import org.kifu.GeneralPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.app.library.Library;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.AnnotationQueue;
import org.kifu.base.AnnotationQueue.Job;
import org.kifu.base.Base;
import org.kifu.base.BaseAnnotation;
import org.kifu.base.BaseAnnotation.Annotated;
import org.kifu.base.BaseAnnotation.AnnotationWatcher;
import org.kifu.base.GameClaims;
import org.kifu.base.QueueState;
import org.kifu.game.Problem;
import org.kifu.json.Tool;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;

/** A worker that annotates games of the queue, one after the other, on the thread that calls it. */
final class AnnotationWorker {
  private static final int REST_MILLISECONDS = 100;
  private static final double NANOS = 1e9;

  private static final String ANNOTATED =
      "SELECT count(*) FROM annotated_games JOIN annotations USING (annotation) WHERE game = ?";

  private final int index;
  private final Path file;
  private final Turns turns;
  private final Runnable changed;
  private final GameClaims claims = GameClaims.ofNewWorker();
  private final Map<Integer, MixedAnnotator> annotators = new HashMap<>();
  private @Nullable Running running;
  private @Nullable Thread thread;
  private boolean leftSome;

  /**
   * @param index the number of the worker, from 0
   * @param changed is told that a job went on
   */
  AnnotationWorker(int index, Path file, Turns turns, Runnable changed) {
    this.index = index;
    this.file = file;
    this.turns = turns;
    this.changed = changed;
  }

  /**
   * A job that is worked at.
   *
   * @param done the part that is done, from 0 to 1
   * @param rests whether it waits for a search, or until the queue goes on
   */
  record Running(Job job, double done, boolean rests) {}

  /** The job that is worked at, if there is one. */
  synchronized Optional<Running> running() {
    return Optional.ofNullable(running);
  }

  private void set(@Nullable Running other) {
    synchronized (this) {
      running = other;
      thread = other == null ? null : Thread.currentThread();
    }
    changed.run();
  }

  /** Gives a job up if this worker is at it. */
  synchronized void giveUp(long job) {
    if (running != null && thread != null && running.job().job() == job) {
      thread.interrupt();
    }
  }

  /** Whether searches leave room for this worker. */
  boolean hasRoom() {
    return turns.leaveRoom(index);
  }

  /**
   * Does the next job, if there is one for this worker.
   *
   * @return whether there was one
   * @throws IOException if the base cannot be read or changed
   * @throws CancellationException if the job was given up
   */
  boolean work() throws IOException {
    leftSome = false;
    if (!hasRoom() || !isWanted()) {
      annotators.clear(); // engines take much memory
      return false;
    }
    try (Base base = Base.openToChange(file)) {
      AnnotationQueue queue = new AnnotationQueue(base);
      Optional<Job> job = queue.next(claims);
      if (job.isEmpty()) {
        leftSome = true;
        return false;
      }
      set(new Running(job.get(), 0, false));
      try {
        annotate(base, queue, job.get());
      } finally {
        set(null);
        boolean _ = Thread.interrupted(); // it was meant for this job, or the window ends
        claims.releaseAll(base);
      }
      return true;
    }
  }

  /** Whether jobs waited, and other workers had claimed all of them. */
  boolean leftSome() {
    return leftSome;
  }

  private boolean isWanted() throws IOException {
    if (!Files.isWritable(file)) {
      return false;
    }
    try (Base base = Base.open(file)) {
      return base.isOfThisVersion()
          && new QueueState(base).isAnyWaiting()
          && turns.allow(base, index);
    }
  }

  private void annotate(Base base, AnnotationQueue queue, Job job) throws IOException {
    Watcher watcher = new Watcher(base, job);
    try {
      long begun = System.nanoTime();
      MixedAnnotator annotator = annotators.computeIfAbsent(job.level(), AnnotationWorker::made);
      Annotated annotated =
          new BaseAnnotation(base, annotator, GameFilter.ALL, 1, watcher, claims)
              .annotate(job.game());
      double seconds = (System.nanoTime() - begun - watcher.rested) / NANOS;
      if (annotated.games() > 0) {
        queue.done(job, seconds);
      } else if (annotated.known() > 0 && Library.number(base, ANNOTATED, job.game()) > 0) {
        queue.done(job, 0);
      } else if (annotated.elsewhere() == 0) {
        queue.failed(job, annotated.known() > 0 ? "" : watcher.problem);
      }
    } catch (CancellationException e) {
      throw e;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (RuntimeException | Error e) {
      annotators.clear();
      queue.failed(job, "a fault of Kifu itself: " + e);
    }
  }

  private static MixedAnnotator made(int level) {
    Limits limits = SearchLevels.limits(level);
    LabelRule labels = LabelRule.BY_CHANCE.ofOwnSearch(limits);
    AnnotationPlan plan = new AnnotationPlan(limits, labels);
    return new MixedAnnotator(
        rules ->
            rules == Othello.RULES
                ? RuledAnnotator.of(plan.annotator(), Engine::new)
                : GeneralPlan.of(level).annotator(rules, Tool.version()));
  }

  /** The progress of a job. Between two moves it may have to rest. */
  private final class Watcher implements AnnotationWatcher {
    private final Base base;
    private final Job job;
    private String problem = "the game is no longer in the base as it was";
    private long rested;

    Watcher(Base base, Job job) {
      this.base = base;
      this.job = job;
    }

    @Override
    public void failed(Problem found) {
      problem = found.message();
    }

    @Override
    public void unread(Problem found) {
      problem = found.message();
    }

    @Override
    public void reached(long games, double begun) {
      double done = games > 0 ? 1 : begun;
      set(new Running(job, done, false));
      long from = System.nanoTime();
      try {
        while (games == 0 && mustRest()) {
          set(new Running(job, done, true));
          Thread.sleep(REST_MILLISECONDS);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // the search notices
      }
      rested += System.nanoTime() - from;
    }

    private boolean mustRest() throws IOException {
      return !hasRoom() || !turns.allow(base, index);
    }
  }
}
