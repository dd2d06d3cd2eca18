package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Adviser;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/**
 * Asks another engine what it would play, and finds where the one that judges thinks that worse
 * than its own best move.
 */
final class AdvisedOpinion<P, M> implements SecondOpinion<P, M> {
  private final Rules<P, M> rules;
  private final Analyser<P, M> judge;
  private final Adviser<M> other;
  private final Limits limits;
  private final LabelRule labels;

  /**
   * @param judge gives the values
   * @param other names the moves
   */
  AdvisedOpinion(
      Rules<P, M> rules, Analyser<P, M> judge, Adviser<M> other, Limits limits, LabelRule labels) {
    this.rules = rules;
    this.judge = judge;
    this.other = other;
    this.limits = limits;
    this.labels = labels;
  }

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
                other.description(), List.of(rules.token(move)), new Disagreement.MoveAlone(loss)))
        : Optional.empty();
  }
}
