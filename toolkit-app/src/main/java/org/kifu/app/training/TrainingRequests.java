package org.kifu.app.training;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.kifu.annotate.Phase;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.DrillDays.DayAnswers;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.archive.review.PhaseTurns;
import org.kifu.base.Base;
import org.kifu.base.DrillRows;
import org.kifu.base.GameOpenings;
import org.kifu.base.StoredProblem;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.json.JsonObject;
import org.kifu.words.Words;

/**
 * Requests for what there is to train, and how far somebody is.
 *
 * @param index the bad moves
 * @param words the language of phases, causes and names of openings
 * @param clock the day
 */
public record TrainingRequests(Library library, ProblemIndex index, Words words, Clock clock) {
  private static final int MOST_PLAYERS = 300;
  private static final int USUAL = 20;
  private static final int MOST = 500;
  private static final int WEEK = 7;

  /** The time after which a request no longer waits; the next one shows what is read then. */
  private static final Duration SHORT = Duration.ofMillis(200);

  /** The time in which a first problem is wanted. */
  private static final Duration FIRST = Duration.ofMillis(300);

  /** So often a request waits for a first problem that fits. */
  private static final int MOST_WAITS = 100;

  private static final Duration LONG = Duration.ofSeconds(30);

  /** Answers with what a player, or everybody, can train; says how much of it is read. */
  public Answer overview(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    return library.read(
        base -> {
          Problems all = index.within(base, SHORT);
          DrillProgress progress = DrillRows.read(base);
          Standings standings = new Standings(progress, today);
          List<StoredProblem> own = ProblemChoice.ofPlayer(asked).of(base, openings(), all);
          JsonObject object =
              new JsonObject().put("annotated", all.games()).put("percent", all.percent());
          ProblemCount.of(own, standings).into(object);
          return Answer.of(
              object
                  .putEach("players", players(base, all), Function.identity())
                  .putEach(
                      "topics", new Topics(base, words, standings).of(own), Function.identity())
                  .put(
                      "progress",
                      progress(own, new PlayedEndings(base, all, progress), progress, today)));
        });
  }

  /**
   * Answers with the number of problems and endings that are due. Where no answer waits for its
   * day, no annotated game is read.
   */
  public Answer due(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    return library.read(
        base -> {
          DrillProgress progress = DrillRows.read(base);
          Standings standings = new Standings(progress, today);
          long due = 0;
          if (standings.areAnyDue()) {
            Problems all = index.within(base, LONG);
            due =
                ProblemChoice.ofPlayer(asked).of(base, openings(), all).stream()
                        .filter(standings::isDue)
                        .count()
                    + new PlayedEndings(base, all, progress).due(today).size();
          }
          return Answer.of(new JsonObject().put("due", due));
        });
  }

  private GameOpenings openings() {
    return new GameOpenings(words.locale());
  }

  /** The players with bad moves, those with most of them first. */
  private static List<JsonObject> players(Base base, Problems all) throws IOException {
    Map<Integer, String> names = Names.ofPlayers(base);
    Map<Integer, Integer> counted = new HashMap<>();
    all.sorted().forEach(each -> counted.merge(each.player(), 1, Integer::sum));
    return counted.entrySet().stream()
        .filter(each -> FoldedName.isName(names.getOrDefault(each.getKey(), "")))
        .sorted(
            Map.Entry.<Integer, Integer>comparingByValue()
                .reversed()
                .thenComparing(each -> names.getOrDefault(each.getKey(), "")))
        .limit(MOST_PLAYERS)
        .map(
            each ->
                new JsonObject()
                    .put("name", names.get(each.getKey()))
                    .put("problems", each.getValue()))
        .toList();
  }

  static String board(Position position) {
    return BoardText.write(position).substring(0, 64);
  }

  /** The answers of today, the days in a row, and what comes on the next days. */
  private static JsonObject progress(
      List<StoredProblem> own, PlayedEndings endings, DrillProgress progress, LocalDate today)
      throws IOException {
    Set<Position> played = endings.all().keySet();
    DayAnswers answers = progress.days().on(today);
    List<DrillStanding> known =
        progress.standings().entrySet().stream()
            .filter(each -> played.contains(each.getKey()) || Problems.has(own, each.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    List<JsonObject> week = new ArrayList<>();
    for (int i = 0; i < WEEK; i++) {
      LocalDate day = today.plusDays(i);
      Predicate<DrillStanding> isOf = i == 0 ? each -> each.isDue(day) : on(day);
      long due = known.stream().filter(isOf).count();
      week.add(new JsonObject().put("day", day.toString()).put("due", due));
    }
    return new JsonObject()
        .put("right", answers.right())
        .put("wrong", answers.wrong())
        .put("streak", progress.days().streak(today))
        .put("answered", known.size())
        .put("endings", endings.due(today).size())
        .putEach("week", week, Function.identity());
  }

  private static Predicate<DrillStanding> on(LocalDate day) {
    return each -> each.due().equals(day);
  }

  /**
   * Answers with the problems to be asked now: those that are due, then new ones. As long as not
   * all are read, they are the first ones of those that are.
   */
  public Answer queue(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    ProblemChoice choice = ProblemChoice.of(asked);
    int count = Math.clamp(asked.number("count", USUAL), 1, MOST);
    return library.read(
        base -> {
          Standings standings = new Standings(DrillRows.read(base), today);
          Problems read = index.within(base, FIRST);
          List<StoredProblem> chosen = choice.of(base, openings(), read);
          for (int i = 0; chosen.isEmpty() && !read.isWhole() && i < MOST_WAITS; i++) {
            read = index.within(base, FIRST);
            chosen = choice.of(base, openings(), read);
          }
          Turns due = Turns.of(chosen, standings::isDue, count);
          Turns fresh = Turns.of(chosen, standings::isFresh, count);
          List<JsonObject> asks = new ArrayList<>();
          due.first().forEach(each -> asks.add(asked(each, "due")));
          fresh.first().forEach(each -> asks.add(asked(each, "new")));
          return Answer.of(
              new JsonObject()
                  .put("total", chosen.size())
                  .put("left", due.count() + fresh.count())
                  .putEach("problems", asks.stream().limit(count).toList(), Function.identity()));
        });
  }

  /**
   * Some problems in the order in which they are asked.
   *
   * @param count the number of all
   * @param first the first of them
   */
  private record Turns(int count, List<StoredProblem> first) {
    /**
     * Those that are wanted. Each phase has its turn, so no phase needs more than all turns.
     *
     * @param most the most that are asked
     */
    static Turns of(List<StoredProblem> chosen, Predicate<StoredProblem> isWanted, int most) {
      int count = 0;
      Map<Phase, PriorityQueue<StoredProblem>> dearest = new EnumMap<>(Phase.class);
      for (StoredProblem each : chosen) {
        if (isWanted.test(each)) {
          count++;
          PriorityQueue<StoredProblem> some =
              dearest.computeIfAbsent(
                  each.phase(), _ -> new PriorityQueue<>(StoredProblem.DEAREST_FIRST.reversed()));
          some.add(each);
          if (some.size() > most) {
            some.remove();
          }
        }
      }
      List<StoredProblem> kept = dearest.values().stream().flatMap(Collection::stream).toList();
      return new Turns(
          count, PhaseTurns.of(kept, StoredProblem::phase, StoredProblem.DEAREST_FIRST));
    }
  }

  private static JsonObject asked(StoredProblem problem, String state) {
    return new JsonObject()
        .put("game", problem.game())
        .put("ply", problem.ply())
        .put("state", state);
  }
}
