package org.kifu.annotate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.StartSpec;
import org.kifu.rules.Rules;

/**
 * The answers of engines of one kind for opening positions, kept so that the openings of an archive
 * are searched once and not once a game. An engine's answer does not depend on what it was asked
 * before, so that an answer that is kept is the one it would give. Positions that are the same but
 * for a symmetry are different questions: an engine need not find the same line in both. Several
 * threads may share it; memory is bounded, the answers that nobody asked for longest go first.
 */
final class AnswerCache<P, M> {
  /** Positions with fewer discs than this beside those of the start come again in archives. */
  private static final int PLACED = 20;

  /** So many answers take about 30 MB. */
  private static final int MOST = 1 << 15;

  /**
   * A question that an engine was asked.
   *
   * @param played the move that was compared; nothing if the position's value was wanted
   */
  private record Question<P, M>(P position, Optional<M> played, Limits limits) {}

  /** The answers kept, up to a number of them, the one longest not asked for first. */
  private static final class Answers<Q, A> extends LinkedHashMap<Q, A> {
    private static final long serialVersionUID = 1L;
    private final int most;

    Answers(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Q, A> eldest) {
      return size() > most;
    }
  }

  private final Rules<P, M> rules;
  private final int leastEmpties;
  private final Map<Question<P, M>, Valuation<M>> values;
  private final Map<Question<P, M>, Comparison<M>> comparisons;

  /** Nothing has been asked. */
  AnswerCache(Rules<P, M> rules) {
    this(rules, MOST);
  }

  /**
   * The same with room for so many answers.
   *
   * @param most 1 or more
   */
  AnswerCache(Rules<P, M> rules, int most) {
    this.rules = rules;
    this.leastEmpties =
        rules.count(rules.start(StartSpec.STANDARD).orElseThrow()).empties() - PLACED + 1;
    this.values = new Answers<>(most);
    this.comparisons = new Answers<>(most);
  }

  /** An engine that is asked only for what none of them has said. */
  Analyser<P, M> over(Analyser<P, M> engine) {
    return new Analyser<>() {
      @Override
      public String description() {
        return engine.description();
      }

      @Override
      public Valuation<M> value(P position, Limits limits) {
        return answer(
            values,
            new Question<>(position, Optional.empty(), limits),
            () -> engine.value(position, limits));
      }

      @Override
      public Comparison<M> compare(P position, M played, Limits limits) {
        return answer(
            comparisons,
            new Question<>(position, Optional.of(played), limits),
            () -> engine.compare(position, played, limits));
      }
    };
  }

  /** Two threads that ask at once may both search, so that none waits for the other. */
  private <A> A answer(Map<Question<P, M>, A> known, Question<P, M> question, Supplier<A> engine) {
    if (rules.count(question.position()).empties() < leastEmpties) {
      return engine.get();
    }
    A answer = inTurn(() -> known.get(question));
    if (answer == null) {
      A found = engine.get();
      inTurn(() -> known.put(question, found));
      return found;
    }
    return answer;
  }

  private synchronized <A> @Nullable A inTurn(Supplier<@Nullable A> access) {
    return access.get();
  }
}
