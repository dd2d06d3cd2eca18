package org.kifu.annotate;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Adviser;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.MoveToken;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/** The opinion of another engine that is asked beside the one that judges. */
interface SecondOpinion<P, M> {
  /**
   * What the other says of a ply that was not forced; nothing where the two agree.
   *
   * @param index of the ply among those of the game, from 0
   * @param ours what the engine that judges has found there
   */
  Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours);

  /**
   * The opinion of an engine that says what it would play. The two disagree where the engine that
   * judges thinks that worse than its own best move.
   *
   * @param judge gives the values
   * @param other names the moves
   */
  record Advised<P, M>(
      Rules<P, M> rules, Analyser<P, M> judge, Adviser<M> other, Limits limits, LabelRule labels)
      implements SecondOpinion<P, M> {
    @Override
    public Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours) {
      List<Step<P, M>> steps = game.replay().steps();
      M move = other.bestMove(steps.subList(0, index).stream().map(Step::move).toList());
      if (ours.best().contains(move)) {
        return Optional.empty();
      }
      Comparison<M> weighed = judge.compare(steps.get(index).before(), move, limits);
      int loss = weighed.lossCentidiscs();
      return loss > labels.margin(Certainty.of(weighed).confidence())
          ? Optional.of(
              new Disagreement(
                  other.description(),
                  List.of(rules.token(move)),
                  new Disagreement.MoveAlone(loss)))
          : Optional.empty();
    }
  }

  /**
   * The opinion of an engine that has values. The two disagree where they are further apart than
   * they err.
   *
   * @param judge gives the values that count
   * @param other is heard beside it
   */
  record Valued<P, M>(
      Rules<P, M> rules,
      Analyser<P, M> judge,
      Analyser<P, M> other,
      Limits limits,
      LabelRule labels)
      implements SecondOpinion<P, M> {
    @Override
    public Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours) {
      Step<P, M> step = game.replay().steps().get(index);
      Comparison<M> theirs = other.compare(step.before(), step.move(), limits);
      int error = error(ours) + error(theirs);
      boolean disagree =
          distance(ours.bestValue(), theirs.bestValue()) > error
              || differInLabel(ours, theirs, error)
              || differInBest(step.before(), ours, theirs, error);
      return disagree ? Optional.of(disagreement(step.before(), theirs)) : Optional.empty();
    }

    /** What both values of a comparison may be wrong by. */
    private int error(Comparison<M> found) {
      return labels.margin(certainty(found).confidence());
    }

    private static Certainty certainty(Comparison<?> found) {
      return Certainty.of(found);
    }

    private static int distance(Value one, Value another) {
      return Math.abs(one.centidiscs() - another.centidiscs());
    }

    private boolean differInLabel(Comparison<M> ours, Comparison<M> theirs, int error) {
      return !label(ours).equals(label(theirs))
          && Math.abs(ours.lossCentidiscs() - theirs.lossCentidiscs()) > error;
    }

    private Optional<MoveLabel> label(Comparison<M> found) {
      return labels.of(found.lossCentidiscs(), certainty(found).confidence());
    }

    /** Whether they share no best move, and that of the other is too bad for the judge. */
    private boolean differInBest(P position, Comparison<M> ours, Comparison<M> theirs, int error) {
      return Collections.disjoint(ours.best(), theirs.best())
          && judge.compare(position, theirs.best().getFirst(), limits).lossCentidiscs() > error;
    }

    private Disagreement disagreement(P position, Comparison<M> theirs) {
      int sign = rules.sideToMove(position).sign();
      List<MoveToken> best = theirs.best().stream().map(rules::token).toList();
      return new Disagreement(
          other.description(),
          best,
          new Disagreement.Values(
              sign * theirs.bestValue().centidiscs(),
              sign * theirs.playedValue().centidiscs(),
              certainty(theirs),
              label(theirs)));
    }
  }
}
