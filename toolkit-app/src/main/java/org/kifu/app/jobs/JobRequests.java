package org.kifu.app.jobs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.kifu.GeneralPlan;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.GameCriteria;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.EventStream;
import org.kifu.app.server.RefusedException;
import org.kifu.app.server.Routes;
import org.kifu.base.AnnotationQueue;
import org.kifu.base.AnnotationQueue.Depth;
import org.kifu.base.AnnotationQueue.Wanted;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.base.GameOpenings;
import org.kifu.base.QueueState;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.search.SearchLevels;

/** Requests about the queue of annotations. */
public final class JobRequests {
  private static final int BEAT_MILLISECONDS = 250;

  /** The beats after which a browser that went without a word is noticed. */
  private static final int BEATS = 8;

  /** The beats after which changes by other programs are looked for. */
  private static final int LOOK_BEATS = 4;

  private static final int MOST = 500;
  private static final int USUAL = 100;
  private static final Set<String> STATES = Set.of("waiting", "failed", "done");

  private final Library library;
  private final AnnotatedFiles files;
  private final GameOpenings openings;
  private final AnnotationWorkers workers;
  private final QueueAnswers answers;

  /**
   * @param files the sources that are files of annotated games
   * @param openings says what a name of an opening means
   */
  public JobRequests(
      Library library, AnnotatedFiles files, GameOpenings openings, AnnotationWorkers workers) {
    this.library = library;
    this.files = files;
    this.openings = openings;
    this.workers = workers;
    this.answers = new QueueAnswers(library, workers);
  }

  /** Adds these requests to others. */
  public Routes addTo(Routes routes) {
    return routes
        .get("/api/jobs", this::list)
        .get("/api/jobs/events", _ -> new Answer.Events(this::watch))
        .get("/api/jobs/plan", this::plan)
        .post("/api/jobs", this::add)
        .post("/api/games/*/annotate", this::addAlone)
        .post("/api/jobs/pause", this::pause)
        .post("/api/jobs/workers", this::choose)
        .post("/api/jobs/stop", this::stopAll)
        .post("/api/jobs/again", _ -> changed((queue, _) -> queue.againAll()))
        .post("/api/jobs/forget", _ -> changed((queue, _) -> queue.removeFailed()))
        .post("/api/jobs/*/stop", this::stop)
        .post("/api/jobs/*/first", asked -> changed(asked, AnnotationQueue::moveToFront))
        .post("/api/jobs/*/again", asked -> changed(asked, (queue, job) -> queue.again(job) > 0));
  }

  private Answer list(Asked asked) throws IOException, RefusedException {
    long game = asked.number("game", 0);
    if (game > 0) {
      return library.read(base -> Answer.of(answers.of(base, game)));
    }
    String state = asked.text("state");
    if (state.isEmpty()) {
      return Answer.of(answers.all());
    }
    if (!STATES.contains(state)) {
      throw RefusedException.wrong("a job is never '" + state + "'");
    }
    long from = Math.max(0, asked.number("from", 0));
    long count = Math.clamp(asked.number("count", USUAL), 0, MOST);
    return library.read(base -> Answer.of(answers.part(base, state, from, count)));
  }

  private void watch(EventStream events) throws IOException, InterruptedException {
    String seen = "";
    long changes = -1;
    for (int beats = 0; ; beats++) {
      long now = workers.changes();
      String told = now != changes || beats % LOOK_BEATS == 0 ? told() : seen;
      changes = now;
      if (!told.equals(seen)) {
        events.send("jobs", told);
        seen = told;
      } else if (beats % BEATS == 0) {
        events.beat();
      }
      Thread.sleep(BEAT_MILLISECONDS);
    }
  }

  private String told() throws IOException {
    try {
      return answers.all().toString();
    } catch (RefusedException e) {
      throw new IOException(e); // the browser asks again
    }
  }

  /** Tells what it would mean to annotate the chosen games at each of the offered levels. */
  private Answer plan(Asked asked) throws IOException, RefusedException {
    return library.read(
        base -> {
          GameCondition chosen = GameCriteria.ofRows(base, openings, asked);
          GameCondition known = files.condition(base);
          QueueState state = new QueueState(base);
          int atOnce = workers.chosen(base);
          List<JsonObject> levels = new ArrayList<>();
          for (Thoroughness each : Thoroughness.values()) {
            Wanted wanted = new AnnotationQueue(base).wanted(chosen, known, depth(each.level()));
            JsonObject level = told(wanted).put("level", each.level());
            QueueAnswers.secondsPerGame(state, each.level())
                .ifPresent(seconds -> level.put("seconds", seconds * wanted.added() / atOnce));
            level.put("measured", state.secondsPerGame(each.level()).isPresent());
            levels.add(level);
          }
          return Answer.of(new JsonObject().putEach("levels", levels, Function.identity()));
        });
  }

  private static Depth depth(int level) {
    GeneralPlan others = GeneralPlan.of(level);
    return new Depth(
        level,
        rules ->
            Catalogue.byName(rules)
                .map(Catalogue.Entry::rules)
                .filter(each -> each != Othello.RULES)
                .map(others::limits)
                .orElseGet(() -> SearchLevels.limits(level)));
  }

  private static JsonObject told(Wanted wanted) {
    return new JsonObject()
        .put("chosen", wanted.chosen())
        .put("annotated", wanted.annotated())
        .put("unfit", wanted.unfit())
        .put("queued", wanted.queued())
        .put("added", wanted.added());
  }

  private Answer add(Asked asked) throws IOException, RefusedException {
    int level = asked.fields(JobRequests::level);
    GameCondition known = library.read(files::condition);
    Wanted wanted =
        library.change(
            base ->
                new AnnotationQueue(base)
                    .add(GameCriteria.ofRows(base, openings, asked), known, depth(level)));
    workers.call();
    return Answer.of(told(wanted));
  }

  private Answer addAlone(Asked asked) throws IOException, RefusedException {
    long game = asked.part(2);
    int level = asked.fields(JobRequests::level);
    long job = library.change(base -> new AnnotationQueue(base).addAlone(game, level));
    if (job == 0) {
      throw RefusedException.missing("the base has no game " + game);
    }
    workers.call();
    return Answer.of(new JsonObject().put("job", job));
  }

  private static int level(JsonFields fields) throws ShapeException, RefusedException {
    int level = fields.integer("level", SearchLevels.DEFAULT);
    if (level < SearchLevels.MIN || level > SearchLevels.MAX) {
      throw RefusedException.wrong("there is no level " + level);
    }
    return level;
  }

  private Answer pause(Asked asked) throws IOException, RefusedException {
    boolean isPaused = asked.fields(fields -> fields.flag("paused"));
    return changed((_, state) -> state.pause(isPaused));
  }

  private Answer choose(Asked asked) throws IOException, RefusedException {
    int wanted = asked.fields(fields -> fields.integer("workers"));
    if (wanted < 1 || wanted > workers.most()) {
      throw RefusedException.wrong(
          "this machine does 1 to %d games at a time".formatted(workers.most()));
    }
    return changed((_, state) -> state.chooseWorkers(wanted));
  }

  private Answer stopAll(Asked asked) throws IOException, RefusedException {
    library.change(base -> new AnnotationQueue(base).removeWaiting());
    workers.running().forEach(each -> workers.giveUp(each.job().job()));
    workers.call();
    return Answer.of(answers.all());
  }

  private Answer stop(Asked asked) throws IOException, RefusedException {
    Answer answer = changed(asked, AnnotationQueue::remove);
    workers.giveUp(asked.part(2));
    return answer;
  }

  /** A change of the queue. */
  @FunctionalInterface
  private interface QueueChange {
    void make(AnnotationQueue queue, QueueState state) throws IOException;
  }

  private Answer changed(QueueChange change) throws IOException, RefusedException {
    library.change(
        base -> {
          change.make(new AnnotationQueue(base), new QueueState(base));
          return true;
        });
    workers.call();
    return Answer.of(answers.all());
  }

  /** A change of one job. */
  @FunctionalInterface
  private interface JobChange {
    /** Makes it, and returns whether there is such a job. */
    boolean make(AnnotationQueue queue, long job) throws IOException;
  }

  private Answer changed(Asked asked, JobChange change) throws IOException, RefusedException {
    long job = asked.part(2);
    if (!library.change((Base base) -> change.make(new AnnotationQueue(base), job))) {
      throw RefusedException.missing("no job " + job + " waits");
    }
    workers.call();
    return Answer.of(answers.all());
  }
}
