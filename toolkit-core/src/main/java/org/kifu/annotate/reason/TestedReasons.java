package org.kifu.annotate.reason;

import java.util.List;
import org.kifu.analysis.Comparison;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.WhatIfSearch;

/**
 * The reasons of the 8x8 game that a search upholds. A cause is something whose removal brings at
 * least half of the loss back, and does not do the same after the best move: see {@link Trial}.
 * {@link Causes} has the tests and their order, which {@code docs/metrics.md} describes. Where no
 * cause is upheld, the only reason is the best reply.
 *
 * <p>Only one thread may use an object at a time; its tables take 32 MB.
 */
public final class TestedReasons implements Explainer<Position, Move> {
  /** The least loss that is explained, in discs, by the searches of the trial. */
  private static final int LEAST_LOSS = 2;

  private final WhatIfSearch search = new WhatIfSearch();

  @Override
  public List<Reason> reasons(
      Position before, Move played, Move best, List<Move> playedLine, List<Move> bestLine) {
    return reasons(before, played, List.of(best), playedLine, bestLine);
  }

  @Override
  public List<Reason> reasons(Position before, Move played, Comparison<Move> found) {
    return reasons(before, played, found.best(), found.playedLine(), found.line());
  }

  private List<Reason> reasons(
      Position before, Move played, List<Move> best, List<Move> playedLine, List<Move> bestLine) {
    if (played.isPass() || best.getFirst().isPass()) {
      return List.of();
    }
    Trial trial = new Trial(search, before, played, best);
    List<Reason> causes =
        trial.loss() < LEAST_LOSS
            ? List.of()
            : new Causes(trial, played, best, playedLine, bestLine).found();
    return causes.isEmpty() ? refutation(playedLine) : causes;
  }

  private static List<Reason> refutation(List<Move> playedLine) {
    return playedLine.size() < 2
        ? List.of()
        : List.of(new Reason(Motif.REFUTATION, List.of(playedLine.get(1).toString()), 0, 0));
  }
}
