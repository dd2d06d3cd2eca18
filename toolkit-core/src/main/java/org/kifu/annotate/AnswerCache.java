package org.kifu.annotate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.rules.Rules;

/**
 * The answers of engines of one kind for opening positions, kept so that the openings of an archive
 * are searched once and not in every game. The answer of an engine does not depend on earlier
 * questions, so a kept answer is the one that the engine would give. Positions that differ only by
 * a symmetry are different questions, as an engine need not find the same line in both. Several
 * threads may share the cache. Its memory is limited: the answers that were not asked for longest
 * go first.
 */
final class AnswerCache<P, M> {
  /** The discs beyond those of the start below which positions occur again in archives. */
  private static final int PLACED = 20;

  /** The most answers of each kind, which take about 50 MB. */
  private static final int MOST = 1 << 15;

  /** The moves whose values take about as much memory as the answer to another question. */
  private static final int MOVES = 4;

  /**
   * A question that an engine was asked.
   *
   * @param played the move that was compared; empty if the question was the value of the position
   */
  private record Question<P, M>(P position, Optional<M> played, Limits limits) {}

  /** The question what these moves are worth. */
  private record MovesQuestion<P, M>(P position, List<M> moves, Limits limits) {}

  /**
   * The kept answers, up to a number of them; the one that was not asked for longest goes first.
   */
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
  private final Map<MovesQuestion<P, M>, List<Valuation<M>>> valued;

  /** An empty cache. */
  AnswerCache(Rules<P, M> rules) {
    this(rules, MOST);
  }

  /**
   * An empty cache with room for {@code most} answers of each kind.
   *
   * @param most the number of answers, 1 or more
   */
  AnswerCache(Rules<P, M> rules, int most) {
    this.rules = rules;
    this.leastEmpties = Phase.startEmpties(rules) - PLACED + 1;
    this.values = new Answers<>(most);
    this.comparisons = new Answers<>(most);
    this.valued = new Answers<>(Math.ceilDiv(most, MOVES));
  }

  /** An engine that asks {@code engine} only if the cache has no answer. */
  Analyser<P, M> over(Analyser<P, M> engine) {
    return new Analyser<>() {
      @Override
      public String description() {
        return engine.description();
      }

      @Override
      public boolean heedsConfidence() {
        return engine.heedsConfidence();
      }

      @Override
      public Valuation<M> value(P position, Limits limits) {
        return answer(
            values,
            position,
            new Question<>(position, Optional.empty(), limits),
            () -> engine.value(position, limits));
      }

      @Override
      public Comparison<M> compare(P position, M played, Limits limits) {
        return answer(
            comparisons,
            position,
            new Question<>(position, Optional.of(played), limits),
            () -> engine.compare(position, played, limits));
      }

      @Override
      public List<Valuation<M>> valued(P position, List<M> moves, Limits limits) {
        return answer(
            valued,
            position,
            new MovesQuestion<>(position, moves, limits),
            () -> engine.valued(position, moves, limits));
      }
    };
  }

  /**
   * Returns a known or a new answer. Two threads with the same question may both search, so that
   * neither waits for the other.
   */
  private <Q, A> A answer(Map<Q, A> known, P position, Q question, Supplier<A> engine) {
    if (rules.count(position).empties() < leastEmpties) {
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
