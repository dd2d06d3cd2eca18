package org.kifu.annotate.reason;

import java.util.List;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.AsOthello;

/** The reasons of tournament Othello for a game that differs from it in nothing but the start. */
final class OthelloReasons<P, M> implements Explainer<P, M> {
  private final AsOthello<P, M> same;
  private final Explainer<Position, Move> reasons;

  OthelloReasons(AsOthello<P, M> same, Limits limits) {
    this.same = same;
    this.reasons = TestedReasons.ofTournament(limits);
  }

  @Override
  public List<Reason> reasons(P before, M played, M best, List<M> playedLine, List<M> bestLine) {
    return reasons.reasons(
        same.position(before),
        same.move(played),
        same.move(best),
        playedLine.stream().map(same::move).toList(),
        bestLine.stream().map(same::move).toList());
  }

  @Override
  public List<Reason> reasons(P before, M played, Comparison<M> found) {
    return reasons.reasons(same.position(before), same.move(played), found.map(same::move));
  }
}
