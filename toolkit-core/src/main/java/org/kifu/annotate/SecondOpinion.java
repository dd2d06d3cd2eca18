package org.kifu.annotate;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Adviser;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.MoveToken;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/** The opinion of another engine that is asked in addition to the one that judges. */
interface SecondOpinion<P, M> {
  /**
   * The disagreement about a ply that was not forced; empty if the two engines agree.
   *
   * @param index the index of the ply in the game, from 0
   * @param ours the comparison by the engine that judges
   */
  Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours);

  /** The limits with which the judge weighs another move as surely as it found {@code ours}. */
  private static Limits assure(Limits limits, Comparison<?> ours) {
    Certainty found = Certainty.of(ours);
    return found.confidence() == Confidence.PROBABLE
        ? limits.withConfidence(Math.max(found.percent(), limits.confidencePercent()))
        : limits;
  }

  /**
   * The opinion of an engine that names the move that it would play. The two engines disagree if
   * the engine that judges values this move lower than its own best move.
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
      Step<P, M> step = steps.get(index);
      Comparison<M> weighed =
          move.equals(step.move())
              ? ours
              : judge.compare(step.before(), move, assure(limits, ours));
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
   * The opinion of an engine that gives values. The two engines disagree if their values differ by
   * more than their errors.
   *
   * @param judge gives the values that count
   * @param other gives the second opinion
   * @param chances the chances to win, for labels that count them
   */
  record Valued<P, M>(
      Rules<P, M> rules,
      Analyser<P, M> judge,
      Analyser<P, M> other,
      Limits limits,
      LabelRule labels,
      Optional<ChancesByPlayers> chances)
      implements SecondOpinion<P, M> {
    /** The opinion where the chances to win are not known. */
    public Valued(
        Rules<P, M> rules,
        Analyser<P, M> judge,
        Analyser<P, M> other,
        Limits limits,
        LabelRule labels) {
      this(rules, judge, other, limits, labels, Optional.empty());
    }

    @Override
    public Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours) {
      Step<P, M> step = game.replay().steps().get(index);
      Optional<WinCurve> curve = chances.map(curves -> curves.of(game.record().header()));
      Comparison<M> theirs = other.compare(step.before(), step.move(), limits);
      int error = error(ours) + error(theirs);
      boolean disagree =
          distance(ours.bestValue(), theirs.bestValue()) > error
              || differInLabel(step.before(), ours, theirs, error, curve)
              || differInBest(step.before(), ours, theirs, error);
      return disagree ? Optional.of(disagreement(step.before(), theirs, curve)) : Optional.empty();
    }

    /** The possible error of both values of a comparison. */
    private int error(Comparison<M> found) {
      return labels.margin(certainty(found).confidence());
    }

    private static Certainty certainty(Comparison<?> found) {
      return Certainty.of(found);
    }

    private static int distance(Value one, Value another) {
      return Math.abs(one.centidiscs() - another.centidiscs());
    }

    private boolean differInLabel(
        P position, Comparison<M> ours, Comparison<M> theirs, int error, Optional<WinCurve> curve) {
      return !label(position, ours, curve).equals(label(position, theirs, curve))
          && Math.abs(ours.lossCentidiscs() - theirs.lossCentidiscs()) > error;
    }

    private Optional<MoveLabel> label(P position, Comparison<M> found, Optional<WinCurve> curve) {
      return labels.of(
          found.bestValue(), found.playedValue(), rules.count(position).empties(), curve);
    }

    /**
     * Whether the engines share no best move, and the judge's loss for the other's move is above
     * {@code error}.
     */
    private boolean differInBest(P position, Comparison<M> ours, Comparison<M> theirs, int error) {
      return Collections.disjoint(ours.best(), theirs.best())
          && judge
                  .compare(position, theirs.best().getFirst(), assure(limits, ours))
                  .lossCentidiscs()
              > error;
    }

    private Disagreement disagreement(P position, Comparison<M> theirs, Optional<WinCurve> curve) {
      int sign = rules.sideToMove(position).sign();
      List<MoveToken> best = theirs.best().stream().map(rules::token).toList();
      return new Disagreement(
          other.description(),
          best,
          new Disagreement.Values(
              sign * theirs.bestValue().centidiscs(),
              sign * theirs.playedValue().centidiscs(),
              certainty(theirs),
              label(position, theirs, curve)));
    }
  }
}
