package org.kifu.annotate;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.batch.WorkerPool;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.RulesRuns;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * An annotator of games by the rules that their records name, with one annotator for each rules.
 * Games that follow each other and have the same rules are annotated together, on several threads.
 * Only one thread may use an object.
 */
public final class MixedAnnotator {
  /** A chooser of the annotators. */
  @FunctionalInterface
  public interface Chooser {
    /**
     * The annotator of games by these rules.
     *
     * @throws UnfitRulesException if games by these rules cannot be annotated
     */
    RuledAnnotator<?, ?> of(Rules<?, ?> rules) throws UnfitRulesException;
  }

  /** The refusal of rules by which games cannot be annotated; the message is a clause. */
  public static final class UnfitRulesException extends Exception {
    private static final long serialVersionUID = 1;

    public UnfitRulesException(String message) {
      super(message);
    }
  }

  /** An annotator with its engines, which are used again for later games. */
  public static final class RuledAnnotator<P, M> {
    private final Annotator<P, M> annotator;
    private final WorkerPool<Analyser<P, M>> engines;

    private RuledAnnotator(Annotator<P, M> annotator, WorkerPool<Analyser<P, M>> engines) {
      this.annotator = annotator;
      this.engines = engines;
    }

    /**
     * An annotator whose engines are made when they are needed.
     *
     * @param maker makes one engine for each thread, all with the same description
     */
    public static <P, M> RuledAnnotator<P, M> of(
        Annotator<P, M> annotator, Supplier<? extends Analyser<P, M>> maker) {
      return new RuledAnnotator<>(annotator, new WorkerPool<>(maker));
    }

    private void annotate(Iterator<ParsedGame> games, int jobs, Receiver sink) {
      annotator.annotate(games, jobs, engines.begin(), sink);
    }

    private AnnotationSettings settings(boolean isOfPrograms) {
      return annotator.settings(engines.begin().get().description(), isOfPrograms);
    }
  }

  private final Chooser chooser;
  private final Map<String, RuledAnnotator<?, ?>> known = new HashMap<>();

  /**
   * @param chooser chooses the annotator for rules, once while games by the same rules follow
   */
  public MixedAnnotator(Chooser chooser) {
    this.chooser = chooser;
  }

  /**
   * Annotates games, one or many, each by its own rules. Memory does not grow with the number of
   * games.
   *
   * @param jobs the number of working threads, at least 1; it changes only the time
   * @param sink takes the results in the order of the games
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public void annotate(Iterator<ParsedGame> games, int jobs, Receiver sink) {
    RulesRuns runs = new RulesRuns(games);
    while (runs.hasNextRun()) {
      try {
        of(runs.rules()).annotate(runs, jobs, sink);
      } catch (UnfitRulesException e) {
        runs.forEachRemaining(game -> sink.game(refused(game, e)));
      }
    }
  }

  /**
   * The result for a game, as {@link #annotate} gives it, without a search; see {@link
   * Annotator#restore}.
   *
   * @return empty if the result belongs to other moves
   */
  public Optional<AnnotationResult> restore(AnnotationResult before, ParsedGame game) {
    try {
      return of(RulesRuns.rules(game)).annotator.restore(before, game);
    } catch (UnfitRulesException e) {
      return before instanceof AnnotationFailure ? Optional.of(refused(game, e)) : Optional.empty();
    }
  }

  /** The settings that the annotation of a game depends on; empty if it cannot be annotated. */
  public Optional<AnnotationSettings> settings(ParsedGame game) {
    return settings(
        RulesRuns.rules(game),
        game.record().filter(record -> record.header().isOfPrograms()).isPresent());
  }

  /** The same for the games by the rules with this name: those of two programs, or all others. */
  public Optional<AnnotationSettings> settings(String rules, boolean isOfPrograms) {
    try {
      return Optional.of(of(rules).settings(isOfPrograms));
    } catch (UnfitRulesException _) {
      return Optional.empty();
    }
  }

  private static AnnotationFailure refused(ParsedGame game, UnfitRulesException why) {
    return new AnnotationFailure(
        new Problem(
            ProblemCode.OTHER_RULES,
            game.origin().start(),
            game.number(),
            0,
            String.valueOf(why.getMessage())));
  }

  private RuledAnnotator<?, ?> of(String rules) throws UnfitRulesException {
    RuledAnnotator<?, ?> annotator = known.get(rules);
    if (annotator == null) {
      if (!rules.equals(
          GameRecord
              .OTHELLO)) { // engines take much memory: only those of the last other rules stay
        known.keySet().retainAll(Set.of(GameRecord.OTHELLO));
      }
      annotator =
          chooser.of(
              Catalogue.byName(rules)
                  .orElseThrow(() -> new UnfitRulesException(Catalogue.refusal(rules)))
                  .rules());
      known.put(rules, annotator);
    }
    return annotator;
  }
}
