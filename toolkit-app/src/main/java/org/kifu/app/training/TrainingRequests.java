package org.kifu.app.training;

import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kifu.annotate.Phase;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.app.training.ProblemChoice.Kind;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.DrillDays.DayAnswers;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.archive.review.PhaseTurns;
import org.kifu.base.DrillRows;
import org.kifu.base.StoredProblem;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.json.JsonObject;
import org.kifu.words.Words;

/**
 * Requests for what there is to train, and how far somebody is.
 *
 * @param index the bad moves
 * @param words the language of phases and causes
 * @param clock the day
 */
public record TrainingRequests(Library library, ProblemIndex index, Words words, Clock clock) {
  private static final int MOST_PLAYERS = 300;
  private static final int MOST_OPENINGS = 12;
  private static final int USUAL = 20;
  private static final int MOST = 500;
  private static final int WEEK = 7;

  /** Part of the training: the problems that have something in common. */
  private record Topic(String code, List<StoredProblem> problems) {
    /** The chance to win that the moves gave away in all, in ten-thousandths. */
    long chance() {
      return problems.stream().mapToLong(StoredProblem::winLoss).sum();
    }
  }

  /** Answers with what a player, or everybody, can train. */
  public Answer overview(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    String player = asked.text("player");
    return library.read(
        base -> {
          Map<Long, List<StoredProblem>> games = index.games(base);
          List<StoredProblem> all = games.values().stream().flatMap(Collection::stream).toList();
          DrillProgress progress = DrillRows.read(base);
          List<StoredProblem> own = new ProblemChoice(player, Kind.ALL, "").of(all);
          JsonObject object = new JsonObject().put("annotated", games.size());
          ProblemCount.of(own, progress, today).into(object);
          return Answer.of(
              object
                  .putEach("players", players(all), Function.identity())
                  .putEach("topics", topics(own, progress, today), Function.identity())
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
    ProblemChoice choice = new ProblemChoice(asked.text("player"), Kind.ALL, "");
    return library.read(
        base -> {
          DrillProgress progress = DrillRows.read(base);
          long due = 0;
          if (progress.standings().values().stream().anyMatch(each -> each.isDue(today))) {
            List<StoredProblem> all = index.problems(base);
            due =
                choice.of(all).stream().filter(each -> isDue(each, progress, today)).count()
                    + new PlayedEndings(base, all, progress).due(today).size();
          }
          return Answer.of(new JsonObject().put("due", due));
        });
  }

  /** The players with bad moves, those with most of them first. */
  private static List<JsonObject> players(List<StoredProblem> all) {
    Map<String, Long> counted =
        all.stream()
            .flatMap(each -> each.player().stream())
            .filter(FoldedName::isName)
            .collect(
                Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    return counted.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .limit(MOST_PLAYERS)
        .map(each -> new JsonObject().put("name", each.getKey()).put("problems", each.getValue()))
        .toList();
  }

  /** Phases in the order of the game, then causes and openings, the dearest first. */
  private List<JsonObject> topics(
      List<StoredProblem> own, DrillProgress progress, LocalDate today) {
    List<JsonObject> topics = new ArrayList<>();
    for (Phase phase : Phase.values()) {
      topics(Kind.PHASE, own).stream()
          .filter(topic -> topic.code().equals(phase.label()))
          .forEach(topic -> topics.add(shown(Kind.PHASE, topic, progress, today)));
    }
    topics(Kind.CAUSE, own).forEach(topic -> topics.add(shown(Kind.CAUSE, topic, progress, today)));
    topics(Kind.OPENING, own).stream()
        .limit(MOST_OPENINGS)
        .forEach(topic -> topics.add(shown(Kind.OPENING, topic, progress, today)));
    return topics;
  }

  private static List<Topic> topics(Kind kind, List<StoredProblem> own) {
    Map<String, List<StoredProblem>> parts = new TreeMap<>();
    for (StoredProblem each : own) {
      kind.of(each)
          .ifPresent(code -> parts.computeIfAbsent(code, _ -> new ArrayList<>()).add(each));
    }
    return parts.entrySet().stream()
        .map(part -> new Topic(part.getKey(), part.getValue()))
        .sorted(Comparator.comparingLong(Topic::chance).reversed())
        .toList();
  }

  private JsonObject shown(Kind kind, Topic topic, DrillProgress progress, LocalDate today) {
    StoredProblem first = topic.problems().stream().min(StoredProblem.DEAREST_FIRST).orElseThrow();
    JsonObject object =
        new JsonObject()
            .put("kind", kind.name().toLowerCase(Locale.ROOT))
            .put("code", topic.code())
            .put("name", name(kind, topic.code()))
            .put("board", board(first.position()))
            .put("points", Math.round(topic.chance() / 100.0));
    return ProblemCount.of(topic.problems(), progress, today).into(object);
  }

  private String name(Kind kind, String code) {
    return switch (kind) {
      case PHASE -> words.of("phase." + code);
      case CAUSE -> words.of("motif." + code);
      default -> code;
    };
  }

  static String board(Position position) {
    return BoardText.write(position).substring(0, 64);
  }

  /** The answers of today, the days in a row, and what comes on the next days. */
  private static JsonObject progress(
      List<StoredProblem> own, PlayedEndings endings, DrillProgress progress, LocalDate today)
      throws IOException {
    Set<Position> wanted =
        own.stream().map(StoredProblem::canonical).collect(Collectors.toCollection(HashSet::new));
    wanted.addAll(endings.all().keySet());
    DayAnswers answers = progress.days().on(today);
    List<DrillStanding> known =
        progress.standings().entrySet().stream()
            .filter(each -> wanted.contains(each.getKey()))
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

  /** Answers with the problems to be asked now: those that are due, then new ones. */
  public Answer queue(Asked asked) throws IOException, RefusedException {
    LocalDate today = LocalDate.now(clock);
    ProblemChoice choice = ProblemChoice.of(asked);
    long count = Math.clamp(asked.number("count", USUAL), 1, MOST);
    return library.read(
        base -> {
          DrillProgress progress = DrillRows.read(base);
          List<StoredProblem> chosen = choice.of(index.problems(base));
          List<JsonObject> asks = new ArrayList<>();
          inTurns(chosen, each -> isDue(each, progress, today))
              .forEach(each -> asks.add(asked(each, "due")));
          inTurns(chosen, each -> progress.standing(each.canonical()).isEmpty())
              .forEach(each -> asks.add(asked(each, "new")));
          return Answer.of(
              new JsonObject()
                  .put("total", chosen.size())
                  .put("left", asks.size())
                  .putEach("problems", asks.stream().limit(count).toList(), Function.identity()));
        });
  }

  private static boolean isDue(StoredProblem problem, DrillProgress progress, LocalDate today) {
    return progress.standing(problem.canonical()).filter(each -> each.isDue(today)).isPresent();
  }

  private static List<StoredProblem> inTurns(
      List<StoredProblem> chosen, Predicate<StoredProblem> wanted) {
    return PhaseTurns.of(
        chosen.stream().filter(wanted).toList(), StoredProblem::phase, StoredProblem.DEAREST_FIRST);
  }

  private static JsonObject asked(StoredProblem problem, String state) {
    return new JsonObject()
        .put("game", problem.game())
        .put("ply", problem.ply())
        .put("state", state);
  }
}
