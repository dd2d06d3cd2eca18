package org.kifu.app.live;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.kifu.AnnotationPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.MixedAnnotator.UnfitRulesException;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.EventStream;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.BaseAnnotation;
import org.kifu.base.BaseAnnotation.AnnotationWatcher;
import org.kifu.file.SystemReason;
import org.kifu.game.Problem;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;

/** Annotations of games, one after the other. Each game is in the base as soon as it is done. */
public final class AnnotationJobs implements AutoCloseable {
  private static final int BEAT_MILLISECONDS = 250;

  /** The beats after which a browser that went without a word is noticed. */
  private static final int BEATS = 8;

  private static final String TITLE =
      "SELECT coalesce(b.name, ''), coalesce(w.name, '') FROM games LEFT JOIN players b"
          + " ON b.player = black LEFT JOIN players w ON w.player = white WHERE game = ?";

  private static final String ANNOTATED =
      "SELECT count(*) FROM annotated_games JOIN annotations USING (annotation) WHERE game = ?";

  private final Library library;
  private final List<Job> jobs = new ArrayList<>();

  @SuppressWarnings("ThreadPriorityCheck") // no result depends on it: the window stays usable
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("annotation").priority(Thread.MIN_PRIORITY).factory());

  private long changes;

  /** Jobs for the games of a library. */
  public AnnotationJobs(Library library) {
    this.library = library;
  }

  private enum State {
    WAITING,
    RUNNING,
    DONE,
    FAILED,
    STOPPED
  }

  private static final class Job {
    private final int number;
    private final long game;
    private final String title;
    private final int level;
    private State state = State.WAITING;
    private double done;
    private String message = "";
    private @Nullable Future<?> work;

    Job(int number, long game, String title, int level) {
      this.number = number;
      this.game = game;
      this.title = title;
      this.level = level;
    }

    JsonObject told() {
      return new JsonObject()
          .put("job", number)
          .put("game", game)
          .put("title", title)
          .put("level", level)
          .put("state", state.name().toLowerCase(java.util.Locale.ROOT))
          .put("done", done)
          .putText("message", message);
    }
  }

  /** Answers a request to annotate a game. */
  public Answer start(Asked asked) throws IOException, RefusedException {
    long game = asked.part(2);
    int level = asked.fields(AnnotationJobs::level);
    String title = library.read(base -> title(Library.rows(base, TITLE, game), game));
    return Answer.of(new JsonObject().put("job", add(game, title, level)));
  }

  private static String title(List<List<@Nullable Object>> rows, long game)
      throws RefusedException {
    if (rows.isEmpty()) {
      throw RefusedException.missing("the base has no game " + game);
    }
    return rows.getFirst().get(0) + " – " + rows.getFirst().get(1);
  }

  private static int level(JsonFields fields) throws ShapeException, RefusedException {
    int level = fields.integer("level", SearchLevels.DEFAULT);
    if (level < SearchLevels.MIN || level > SearchLevels.MAX) {
      throw RefusedException.wrong("there is no level " + level);
    }
    return level;
  }

  private synchronized int add(long game, String title, int level) {
    for (Job each : jobs) {
      boolean isOpen = each.state == State.WAITING || each.state == State.RUNNING;
      if (isOpen && each.game == game && each.level == level) {
        return each.number;
      }
    }
    Job job = new Job(jobs.size() + 1, game, title, level);
    jobs.add(job);
    job.work = worker.submit(() -> run(job));
    changes++;
    return job.number;
  }

  private void run(Job job) {
    set(job, State.RUNNING, 0, "");
    Watcher watcher = new Watcher(job);
    try {
      library.change(
          base ->
              new BaseAnnotation(base, annotator(job.level), GameFilter.ALL, 1, watcher)
                  .annotate(job.game));
      boolean isAnnotated = library.read(base -> Library.number(base, ANNOTATED, job.game)) > 0;
      set(job, isAnnotated ? State.DONE : State.FAILED, 1, isAnnotated ? "" : watcher.problem);
    } catch (CancellationException e) {
      set(job, State.STOPPED, job.done, "");
    } catch (RefusedException e) {
      set(job, State.FAILED, job.done, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      set(job, State.FAILED, job.done, SystemReason.of(e));
    } catch (RuntimeException | OutOfMemoryError e) {
      set(job, State.FAILED, job.done, "a fault of Kifu itself: " + e);
    }
  }

  private static MixedAnnotator annotator(int level) {
    Limits limits = SearchLevels.limits(level);
    LabelRule labels = LabelRule.BY_CHANCE.ofOwnSearch(limits);
    AnnotationPlan plan = new AnnotationPlan(limits, labels);
    return new MixedAnnotator(
        rules -> {
          if (rules != Othello.RULES) {
            throw new UnfitRulesException("the window annotates only games of othello");
          }
          return RuledAnnotator.of(plan.annotator(), Engine::new);
        });
  }

  private synchronized void set(Job job, State state, double done, String message) {
    if (job.state != State.STOPPED) {
      job.state = state;
      job.done = done;
      job.message = message;
      changes++;
    }
  }

  /** Answers with all jobs. */
  public Answer list(Asked asked) {
    return Answer.json(told());
  }

  private synchronized String told() {
    return new JsonObject().putEach("jobs", jobs, Job::told).toString();
  }

  private synchronized long changes() {
    return changes;
  }

  /** Answers with all jobs, again at each change. */
  public Answer watch(Asked asked) {
    return new Answer.Events(this::watch);
  }

  private void watch(EventStream events) throws IOException, InterruptedException {
    long seen = -1;
    for (int beats = 0; ; beats++) {
      long now = changes();
      if (now != seen) {
        seen = now;
        events.send("jobs", told());
      } else if (beats % BEATS == 0) {
        events.beat();
      }
      Thread.sleep(BEAT_MILLISECONDS);
    }
  }

  /** Answers a request to stop a job. */
  public Answer stop(Asked asked) throws RefusedException {
    long number = asked.part(2);
    stop(number);
    return Answer.json(told());
  }

  private synchronized void stop(long number) throws RefusedException {
    if (number < 1 || number > jobs.size()) {
      throw RefusedException.missing("there is no job " + number);
    }
    Job job = jobs.get((int) number - 1);
    Future<?> work = job.work;
    if (work != null && work.cancel(true)) {
      set(job, State.STOPPED, job.done, "");
    }
  }

  /** Stops the work; the base has the games that are done. */
  @Override
  public void close() {
    worker.shutdownNow();
  }

  /** The progress of a job. */
  private final class Watcher implements AnnotationWatcher {
    private final Job job;
    private String problem = "the game cannot be annotated, or it is no longer in the base";

    Watcher(Job job) {
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
      set(job, State.RUNNING, games > 0 ? 1 : begun, "");
    }
  }
}
