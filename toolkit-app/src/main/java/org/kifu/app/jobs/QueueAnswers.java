package org.kifu.app.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.app.jobs.AnnotationWorker.Running;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.QueueState;
import org.kifu.base.QueueState.Counts;
import org.kifu.base.QueueState.ShownJob;
import org.kifu.json.JsonObject;

/** The state of the queue as the page is told it. */
final class QueueAnswers {
  /** The jobs of each state that are always told. */
  private static final int SHOWN = 20;

  /** Two changes within so short a time may leave the same time of the file. */
  private static final int TICK_MILLISECONDS = 50;

  private final Library library;
  private final AnnotationWorkers workers;
  private @Nullable Stored known;
  private long asked;
  private boolean isSure;
  private FileTime time = FileTime.fromMillis(0);

  QueueAnswers(Library library, AnnotationWorkers workers) {
    this.library = library;
    this.workers = workers;
  }

  /** All that the base says of the queue. */
  private record Stored(
      boolean isPaused,
      int workers,
      Counts counts,
      Map<Integer, Double> seconds,
      List<ShownJob> waiting,
      List<ShownJob> failed,
      List<ShownJob> done) {
    static final Stored NONE =
        new Stored(false, 1, new Counts(Map.of(), 0, 0), Map.of(), List.of(), List.of(), List.of());
  }

  /**
   * The state of the queue: numbers, the time that is left, the jobs that come next, and when the
   * base was changed, by whomever.
   */
  JsonObject all() throws IOException, RefusedException {
    Stored stored = stored();
    List<Running> running = workers.running();
    List<JsonObject> jobs = new ArrayList<>();
    stored.waiting().forEach(each -> jobs.add(waiting(each, running)));
    stored.failed().forEach(each -> jobs.add(job(each, "failed")));
    stored.done().forEach(each -> jobs.add(job(each, "done")));
    JsonObject told =
        new JsonObject()
            .put("paused", stored.isPaused())
            .put("workers", stored.workers())
            .put("mostWorkers", workers.most())
            .put("waiting", stored.counts().allWaiting())
            .put("done", stored.counts().done())
            .put("failed", stored.counts().failed())
            .put("changed", Files.getLastModifiedTime(library.file()).toMillis());
    secondsLeft(stored, running).ifPresent(seconds -> told.put("secondsLeft", seconds));
    workers.trouble().ifPresent(reason -> told.put("trouble", reason));
    return told.putEach("jobs", jobs, Function.identity());
  }

  /**
   * The state in the base. It is asked again after a change, and while something waits now and
   * then: a program that is killed changes nothing.
   */
  private synchronized Stored stored() throws IOException, RefusedException {
    FileTime now = Files.getLastModifiedTime(library.file());
    long begun = System.nanoTime();
    boolean isOld =
        begun - asked > TimeUnit.MILLISECONDS.toNanos(AnnotationWorkers.LEFT_MILLISECONDS);
    boolean isChanged = !isSure || !now.equals(time);
    if (known == null || isChanged || isOld && known.counts().allWaiting() > 0) {
      asked = begun;
      isSure = System.currentTimeMillis() - now.toMillis() > TICK_MILLISECONDS;
      known = library.read(base -> base.isOfThisVersion() ? read(base) : Stored.NONE);
      time = now;
    }
    return known;
  }

  private Stored read(Base base) throws IOException {
    QueueState state = new QueueState(base);
    Counts counts = state.counts();
    Map<Integer, Double> seconds = new TreeMap<>();
    for (int level : counts.waiting().keySet()) {
      secondsPerGame(state, level).ifPresent(each -> seconds.put(level, each));
    }
    return new Stored(
        state.isPaused(),
        workers.chosen(base),
        counts,
        seconds,
        state.jobs("waiting", 0, SHOWN),
        state.jobs("failed", 0, SHOWN),
        state.jobs("done", 0, SHOWN));
  }

  /** The seconds that a game takes, measured if some were annotated here. */
  static OptionalDouble secondsPerGame(QueueState state, int level) throws IOException {
    OptionalDouble measured = state.secondsPerGame(level);
    return measured.isPresent() ? measured : Thoroughness.seconds(level);
  }

  /** The time that is left, in seconds; nothing if it is not known. */
  private static OptionalDouble secondsLeft(Stored stored, List<Running> running) {
    Map<Integer, Long> waiting = stored.counts().waiting();
    if (!stored.seconds().keySet().containsAll(waiting.keySet())) {
      return OptionalDouble.empty();
    }
    double left = 0;
    for (Map.Entry<Integer, Long> each : waiting.entrySet()) {
      left += each.getValue() * stored.seconds().getOrDefault(each.getKey(), 0.0);
    }
    for (Running each : running) {
      left -= each.done() * stored.seconds().getOrDefault(each.job().level(), 0.0);
    }
    long atOnce = Math.clamp(stored.counts().allWaiting(), 1, stored.workers());
    return OptionalDouble.of(Math.max(0, left / atOnce));
  }

  /** Some of the jobs of a state. */
  JsonObject part(Base base, String state, long from, long count) throws IOException {
    List<Running> running = workers.running();
    List<JsonObject> jobs = new ArrayList<>();
    for (ShownJob each : new QueueState(base).jobs(state, from, count)) {
      jobs.add(state.equals("waiting") ? waiting(each, running) : job(each, state));
    }
    return new JsonObject().putEach("jobs", jobs, Function.identity());
  }

  /** The jobs of a game that wait, or are worked at. */
  JsonObject of(Base base, long game) throws IOException {
    List<Running> running = workers.running();
    return new JsonObject()
        .putEach("jobs", new QueueState(base).waitingOf(game), job -> waiting(job, running));
  }

  private static JsonObject waiting(ShownJob shown, List<Running> running) {
    for (Running each : running) {
      if (each.job().job() == shown.job()) {
        return job(shown, "running").put("done", each.done()).put("rests", each.rests());
      }
    }
    return shown.isClaimed() && areOthers(running, shown)
        ? job(shown, "running").put("elsewhere", true)
        : job(shown, "waiting");
  }

  /** Whether no worker of this window is at the game, perhaps at another level. */
  private static boolean areOthers(List<Running> running, ShownJob shown) {
    Set<Long> own = new HashSet<>();
    running.forEach(each -> own.add(each.job().game()));
    return !own.contains(shown.game());
  }

  private static JsonObject job(ShownJob job, String state) {
    return new JsonObject()
        .put("job", job.job())
        .put("game", job.game())
        .put("black", job.black())
        .put("white", job.white())
        .put("title", job.black() + " – " + job.white())
        .put("level", job.level())
        .put("rank", job.rank())
        .put("state", state)
        .putText("message", job.message());
  }
}
