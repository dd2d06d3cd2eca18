package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.GeneralPlan;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.AnnotationQueue.Depth;
import org.kifu.base.AnnotationQueue.Job;
import org.kifu.base.AnnotationQueue.Wanted;
import org.kifu.base.QueueState.ShownJob;
import org.kifu.game.GameRecord;
import org.kifu.rules.Catalogue;
import org.kifu.search.SearchLevels;
import org.kifu.testing.Games;

class AnnotationQueueTest {
  private static final GameCondition NONE = new GameCondition("0", List.of());

  @TempDir private Path folder;
  private Path file = Path.of("");
  private Base base;
  private AnnotationQueue queue;
  private QueueState state;

  /** Games 1, 2 and 4 are good, 3 has an illegal move; 5 to 10 are those of a match. */
  @BeforeEach
  void makeBase() throws IOException {
    file = folder.resolve("a.kifu");
    Bases.create(
        file,
        1,
        Games.examples().resolve("three-good-one-broken.txt"),
        Games.examples().resolve("logistello-murakami-1997.txt"));
    base = Base.openToChange(file);
    base.share();
    queue = new AnnotationQueue(base);
    state = new QueueState(base);
  }

  @AfterEach
  void close() throws IOException {
    base.close();
  }

  private static Depth depth(int level) {
    return new Depth(level, _ -> SearchLevels.limits(level));
  }

  private Wanted add(int level) throws IOException {
    return queue.add(GameCondition.all(), NONE, depth(level));
  }

  private List<Long> waiting() throws IOException {
    return state.jobs("waiting", 0, 100).stream().map(ShownJob::game).toList();
  }

  @Test
  void leavesOutWhatIsAnnotatedAsWellOrCannotBe() throws Exception {
    new BaseAnnotation(base, Bases.annotators(1), GameFilter.ALL, 1, new Bases.Told()).annotate(5);
    int asDeep = 5; // solves from 6 empty squares, as those annotators do
    assertThat(add(asDeep)).isEqualTo(new Wanted(10, 1, 1, 0));
    assertThat(waiting()).containsExactly(1L, 2L, 4L, 6L, 7L, 8L, 9L, 10L);
    assertThat(add(asDeep)).isEqualTo(new Wanted(10, 1, 1, 8));
    assertThat(add(asDeep + 1)).isEqualTo(new Wanted(10, 0, 1, 0));
    GameCondition inFile = new GameCondition("source = ?", List.of(2));
    assertThat(queue.wanted(GameCondition.all(), inFile, depth(7)))
        .isEqualTo(new Wanted(10, 6, 1, 0));
    assertThat(state.counts().waiting()).isEqualTo(Map.of(5, 8L, 6, 9L));
  }

  /** A search of other rules solves from fewer empty squares at the same level. */
  @Test
  void countsGamesOfOtherRulesByTheLimitsOfTheirSearch() throws Exception {
    Path grids = Games.examples().resolve("rules").resolve("grid.json");
    Path small = folder.resolve("grids.kifu");
    Bases.create(small, 1, grids);
    MixedAnnotator annotators =
        new MixedAnnotator(rules -> GeneralPlan.of(4).annotator(rules, "test"));
    try (Base grid = Base.openToChange(small)) {
      grid.share();
      new BaseAnnotation(grid, annotators, GameFilter.ALL, 1, new Bases.Told()).annotate(1);
      AnnotationQueue jobs = new AnnotationQueue(grid);
      Wanted asDeep = jobs.wanted(GameCondition.all(), NONE, ofOtherRules(4));
      assertThat(asDeep).isEqualTo(new Wanted(3, 1, 0, 0));
      Wanted deeper = jobs.add(GameCondition.all(), NONE, ofOtherRules(8));
      assertThat(deeper).isEqualTo(new Wanted(3, 0, 0, 0));
      assertThat(new QueueState(grid).counts().allWaiting()).isEqualTo(3);
    }
  }

  private static Depth ofOtherRules(int level) {
    GeneralPlan plan = GeneralPlan.of(level);
    return new Depth(
        level,
        rules ->
            rules.equals(GameRecord.OTHELLO)
                ? SearchLevels.limits(level)
                : plan.limits(Catalogue.byName(rules).orElseThrow().rules()));
  }

  @Test
  void doesSingleGamesAndThoseMovedToTheFrontFirst() throws Exception {
    add(1);
    long alone = queue.addAlone(9, 1);
    assertThat(alone).isPositive();
    assertThat(queue.addAlone(99, 1)).isZero();
    assertThat(waiting()).startsWith(9L, 1L, 2L);
    long last = state.jobs("waiting", 8, 1).getFirst().job();
    assertThat(queue.moveToFront(last)).isTrue();
    assertThat(waiting()).startsWith(10L, 9L, 1L).hasSize(9);
    assertThat(queue.moveToFront(999)).isFalse();
  }

  @Test
  void doesNotGiveAGameToTwoWorkers() throws Exception {
    add(1);
    GameClaims first = GameClaims.ofNewWorker();
    GameClaims second = GameClaims.ofNewWorker();
    Job one = queue.next(first).orElseThrow();
    assertThat(one.game()).isEqualTo(1);
    assertThat(queue.next(second).orElseThrow().game()).isEqualTo(2);
    assertThat(state.jobs("waiting", 0, 3))
        .extracting(ShownJob::isClaimed)
        .containsExactly(true, true, false);
    Bases.change(file, "UPDATE claims SET owner = '999999999 1 1' WHERE game = 1"); // was killed
    assertThat(queue.next(second).orElseThrow()).isEqualTo(one);
  }

  @Test
  void keepsWhatIsDoneAndWhatFailed() throws Exception {
    add(1);
    GameClaims claims = GameClaims.ofNewWorker();
    Job one = queue.next(claims).orElseThrow();
    queue.done(one, 2);
    Job two = queue.next(claims).orElseThrow();
    queue.failed(two, "it has no moves");
    queue.failed(two, "");
    QueueState.Counts counts = state.counts();
    assertThat(List.of(counts.allWaiting(), counts.done(), counts.failed()))
        .containsExactly(7L, 1L, 1L);
    assertThat(state.jobs("failed", 0, 9).getFirst().message()).isEqualTo("it has no moves");
    assertThat(state.secondsPerGame(1)).hasValue(2);
    assertThat(state.secondsPerGame(2)).isEmpty();
    assertThat(queue.again(two.job(), one.job())).isEqualTo(1);
    assertThat(waiting()).hasSize(8);
    assertThat(queue.remove(one.job())).isFalse();
    assertThat(queue.remove(two.job())).isTrue();
    assertThat(queue.removeWaiting()).isEqualTo(7);
    queue.addAlone(5, 1); // the queue begins anew
    assertThat(state.counts().done()).isZero();
    assertThat(Bases.faults(file)).isEmpty();
  }

  @Test
  void remembersThatItRests() throws Exception {
    assertThat(state.isPaused()).isFalse();
    state.pause(true);
    state.chooseWorkers(3);
    assertThat(state.isPaused()).isTrue();
    assertThat(state.workers()).isEqualTo(3);
  }

  /** A queue of a hundred thousand games is not looked through for each of them. */
  @Test
  void findsTheNextJobByAnIndex() throws Exception {
    assertThat(
            Bases.ask(
                file,
                "EXPLAIN QUERY PLAN SELECT job, game, level FROM jobs WHERE state = 'waiting'"
                    + " ORDER BY rank DESC, job"))
        .anyMatch(step -> step.contains("jobs_by_order"))
        .noneMatch(step -> step.contains("TEMP B-TREE"));
  }

  @Test
  void losesTheJobsOfGamesThatGo() throws Exception {
    add(1);
    Bases.annotate(file, GameFilter.ALL, 1);
    BaseRemoval.remove(base, new StoredSources(base).games());
    assertThat(Bases.ask(file, "SELECT count(*) FROM jobs")).containsExactly("0");
  }
}
