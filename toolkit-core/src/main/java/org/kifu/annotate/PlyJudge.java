package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.AnnotationTasks.JudgedTask;
import org.kifu.annotate.AnnotationTasks.Task;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/** A judge of single plies with one engine. */
final class PlyJudge<P, M> {
  /**
   * The confidence, in per cent, of a search to the end whose loss gives a label: at 90, some
   * labels blame moves that lost nothing ({@code docs/annotation-quality.md}, margins of labels).
   */
  private static final int SURE = 99;

  private final Rules<P, M> rules;
  private final Analyser<P, M> engine;
  private final Limits limits;
  private final Criteria<P, M> criteria;
  private final Explainer<P, M> explainer;
  private final Optional<SecondOpinion<P, M>> second;
  private final Optional<CandidateMoves<P, M>> candidates;

  /**
   * @param second the opinion of another engine that is asked too
   */
  PlyJudge(
      Rules<P, M> rules,
      Analyser<P, M> engine,
      Limits limits,
      Criteria<P, M> criteria,
      Optional<SecondOpinion<P, M>> second) {
    this.rules = rules;
    this.engine = engine;
    this.limits = limits;
    this.criteria = criteria;
    this.explainer = criteria.explainers().get();
    this.second = second;
    this.candidates = criteria.candidates().map(own -> new CandidateMoves<>(rules, engine, own));
  }

  JudgedTask<P, M> judge(Task<P, M> task) {
    return switch (task) {
      case Task.RefusedRecord<P, M>(AnnotationFailure _) ->
          new JudgedTask<>(task, Optional.empty(), OptionalInt.empty());
      case Task.Ply<P, M>(ReplayedGame<P, M> game, int index) ->
          new JudgedTask<>(task, Optional.of(judge(game, index)), peerLoss(game, index));
    };
  }

  /** The chance that a move gave away by the searches of the table of peers. */
  private OptionalInt peerLoss(ReplayedGame<P, M> game, int index) {
    Step<P, M> step = game.replay().steps().get(index);
    Optional<WinCurve> chances = criteria.chances(game);
    boolean isAsked = criteria.peers().isPresent() && chances.isPresent();
    if (!isAsked || rules.legalMoves(step.before()).size() == 1) {
      return OptionalInt.empty();
    }
    Comparison<M> found =
        engine.compare(step.before(), step.move(), criteria.peers().get().limits());
    WinCurve curve = chances.get();
    int empties = rules.count(step.before()).empties();
    return OptionalInt.of(
        curve.win(found.bestValue(), empties) - curve.win(found.playedValue(), empties));
  }

  private AnnotatedMove judge(ReplayedGame<P, M> game, int index) {
    Step<P, M> step = game.replay().steps().get(index);
    boolean forced = rules.legalMoves(step.before()).size() == 1;
    int empties = rules.count(step.before()).empties();
    Optional<WinCurve> chances = criteria.chances(game);
    Comparison<M> found = forced ? onlyMove(step) : compared(step, empties, chances);
    Disc mover = rules.sideToMove(step.before());
    Certainty certainty = Certainty.of(found);
    Optional<MoveLabel> label = forced ? Optional.empty() : label(found, empties, chances);
    return new AnnotatedMove(
        index + 1,
        mover,
        rules.token(step.move()),
        empties,
        forced,
        outlook(mover, found.playedValue(), empties, chances),
        tokens(found.best()),
        outlook(mover, found.bestValue(), empties, chances),
        certainty,
        found.only().orElse(false),
        label,
        tokens(found.line()),
        tokens(found.playedLine()),
        label.isPresent() ? explainer.reasons(step.before(), step.move(), found) : List.of(),
        forced ? Optional.empty() : second.flatMap(opinion -> opinion.on(game, index, found)),
        candidates
            .map(
                all ->
                    all.of(
                        step.before(),
                        step.move(),
                        found,
                        value -> outlook(mover, value, empties, chances)))
            .orElse(List.of()));
  }

  /** The comparison of a move with the best; a surer one if a probable loss would give a label. */
  private Comparison<M> compared(Step<P, M> step, int empties, Optional<WinCurve> chances) {
    Comparison<M> found = engine.compare(step.before(), step.move(), limits);
    return isUnsure(found) && label(found, empties, chances).isPresent()
        ? engine.compare(step.before(), step.move(), limits.withConfidence(SURE))
        : found;
  }

  private boolean isUnsure(Comparison<M> found) {
    Certainty certainty = Certainty.of(found);
    return certainty.confidence() == Confidence.PROBABLE
        && certainty.percent() < SURE
        && engine.heedsConfidence();
  }

  private Optional<MoveLabel> label(Comparison<M> found, int empties, Optional<WinCurve> chances) {
    return criteria.labels().of(found.bestValue(), found.playedValue(), empties, chances);
  }

  /** The comparison for an only legal move, which has the value of its position. */
  private Comparison<M> onlyMove(Step<P, M> step) {
    Valuation<M> found = engine.value(step.before(), limits);
    return new Comparison<>(
        List.of(step.move()),
        found.value(),
        found.value(),
        found.line(),
        found.line(),
        Optional.empty(),
        found.nodes());
  }

  private static Outlook outlook(Disc mover, Value value, int empties, Optional<WinCurve> chances) {
    OptionalInt win = chances.stream().mapToInt(curve -> curve.win(value, empties)).findAny();
    Outlook own = new Outlook(value.centidiscs(), win);
    return mover == Disc.BLACK ? own : own.mirrored();
  }

  private List<MoveToken> tokens(List<M> moves) {
    return moves.stream().map(rules::token).toList();
  }

  /**
   * The criteria for a move in addition to its value.
   *
   * @param labels the rule for labels
   * @param chances the chances to win by value; empty if there are no curves
   * @param explainers makes an explainer of labelled moves for each thread
   * @param candidates the limits of the search of moves that are neither played nor best; empty if
   *     they are not searched
   * @param peers the table of the accuracy of players to compare with; empty for no comparison
   */
  record Criteria<P, M>(
      LabelRule labels,
      Optional<ChancesByPlayers> chances,
      Supplier<? extends Explainer<P, M>> explainers,
      Optional<Limits> candidates,
      Optional<PeerTable> peers) {
    Criteria<P, M> with(LabelRule other) {
      return new Criteria<>(other, chances, explainers, candidates, peers);
    }

    /** The curve for the players of a game; empty if there is none. */
    Optional<WinCurve> chances(ReplayedGame<P, M> game) {
      return chances.map(curves -> curves.of(game.record().header()));
    }

    Criteria<P, M> with(ChancesByPlayers other) {
      return new Criteria<>(labels, Optional.of(other), explainers, candidates, peers);
    }

    Criteria<P, M> with(Supplier<? extends Explainer<P, M>> other) {
      return new Criteria<>(labels, chances, other, candidates, peers);
    }

    Criteria<P, M> with(Limits ofCandidates) {
      return new Criteria<>(labels, chances, explainers, Optional.of(ofCandidates), peers);
    }

    Criteria<P, M> withPeers(Optional<PeerTable> other) {
      return new Criteria<>(labels, chances, explainers, candidates, other);
    }
  }
}
