package org.kifu.app.training;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.annotate.Phase;
import org.kifu.app.training.ProblemChoice.Kind;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;
import org.kifu.base.StoredProblem;
import org.kifu.base.StoredProblems;
import org.kifu.json.JsonObject;
import org.kifu.words.Words;

/**
 * The parts of the training: problems that have something in common.
 *
 * @param words the language of phases, causes and names of openings
 */
record Topics(Base base, Words words, Standings standings) {
  private static final int MOST_OPENINGS = 12;

  /** A part, with the dearest of its problems. */
  private static final class Topic {
    private final Kind kind;
    private final String code;
    private final ProblemCount count;
    private StoredProblem dearest;

    Topic(Kind kind, String code, Standings standings, StoredProblem first) {
      this.kind = kind;
      this.code = code;
      this.count = new ProblemCount(standings);
      this.dearest = first;
    }

    void add(StoredProblem problem) {
      count.add(problem);
      if (StoredProblem.DEAREST_FIRST.compare(problem, dearest) < 0) {
        dearest = problem;
      }
    }
  }

  /** Phases in the order of the game, then causes and openings, the dearest first. */
  List<JsonObject> of(List<StoredProblem> own) throws IOException {
    List<Topic> topics = new ArrayList<>();
    Map<String, Topic> phases = topics(Kind.PHASE, own, each -> Optional.of(each.phase().label()));
    for (Phase phase : Phase.values()) {
      Optional.ofNullable(phases.get(phase.label())).ifPresent(topics::add);
    }
    topics.addAll(dearestFirst(topics(Kind.CAUSE, own, StoredProblem::cause)));
    dearestFirst(topics(Kind.OPENING, own, Topics::opening)).stream()
        .limit(MOST_OPENINGS)
        .forEach(topics::add);
    List<JsonObject> shown = new ArrayList<>();
    for (Topic each : topics) {
      shown.add(shown(each));
    }
    return shown;
  }

  private static Optional<String> opening(StoredProblem problem) {
    return Optional.of(problem.opening()).filter(name -> !name.isEmpty());
  }

  private Map<String, Topic> topics(
      Kind kind, List<StoredProblem> own, Function<StoredProblem, Optional<String>> code) {
    Map<String, Topic> topics = new HashMap<>();
    for (StoredProblem each : own) {
      code.apply(each)
          .ifPresent(
              known ->
                  topics
                      .computeIfAbsent(known, _ -> new Topic(kind, known, standings, each))
                      .add(each));
    }
    return topics;
  }

  private static List<Topic> dearestFirst(Map<String, Topic> topics) {
    return topics.values().stream()
        .sorted(
            Comparator.<Topic>comparingLong(each -> each.count.chance())
                .reversed()
                .thenComparing(each -> each.code))
        .toList();
  }

  private JsonObject shown(Topic topic) throws IOException {
    JsonObject object =
        new JsonObject()
            .put("kind", topic.kind.name().toLowerCase(Locale.ROOT))
            .put("code", code(topic))
            .put("name", name(topic))
            .put("points", Math.round(topic.count.chance() / 100.0));
    new StoredProblems(base)
        .position(topic.dearest)
        .ifPresent(position -> object.put("board", TrainingRequests.board(position)));
    return topic.count.into(object);
  }

  private String code(Topic topic) {
    return topic.kind == Kind.OPENING
        ? new GameOpenings(words.locale()).code(topic.code)
        : topic.code;
  }

  private String name(Topic topic) {
    return switch (topic.kind) {
      case PHASE -> words.of("phase." + topic.code);
      case CAUSE -> words.of("motif." + topic.code);
      default -> topic.code;
    };
  }
}
