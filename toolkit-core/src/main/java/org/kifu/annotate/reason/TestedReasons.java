package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.analysis.Comparison;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.WhatIfSearch;

/**
 * The reasons of the 8x8 game that a search upholds. A cause is something whose removal brings at
 * least half of the loss back, and does not do the same after the best move: see {@link Trial}.
 * {@link Causes} has the tests and their order, which {@code docs/reasons.md} describes. Where no
 * cause is upheld, the only reason is the best reply and what it achieves.
 *
 * <p>Only one thread may use an object at a time; its tables take 32 MB.
 */
public final class TestedReasons implements Explainer<Position, Move> {
  /** The least loss that is explained, in discs, by the searches of the trial. */
  private static final int LEAST_LOSS = 2;

  private final WhatIfSearch search = new WhatIfSearch();
  private final Trial.Depth depth;

  /** An explainer whose searches go as deep as {@code docs/reasons.md} says. */
  public TestedReasons() {
    this(Trial.Depth.USUAL);
  }

  TestedReasons(Trial.Depth depth) {
    this.depth = depth;
  }

  @Override
  public List<Reason> reasons(
      Position before, Move played, Move best, List<Move> playedLine, List<Move> bestLine) {
    if (played.isPass() || best.isPass()) {
      return List.of();
    }
    Trial trial = new Trial(search, depth, before, played, List.of(best));
    return reasons(trial, played, List.of(best), playedLine, bestLine, trial.loss());
  }

  @Override
  public List<Reason> reasons(Position before, Move played, Comparison<Move> found) {
    if (played.isPass() || found.best().getFirst().isPass()) {
      return List.of();
    }
    Trial trial = new Trial(search, depth, before, played, found.best());
    int loss = (int) Math.round(found.lossCentidiscs() / 100.0);
    return reasons(trial, played, found.best(), found.playedLine(), found.line(), loss);
  }

  private static List<Reason> reasons(
      Trial trial,
      Move played,
      List<Move> best,
      List<Move> playedLine,
      List<Move> bestLine,
      int loss) {
    BothLines lines = BothLines.of(trial.before(), best, playedLine, bestLine);
    List<Reason> causes =
        trial.loss() < LEAST_LOSS ? List.of() : new Causes(trial, played, lines).found();
    List<Move> line = lines.playedLine();
    boolean isForAll =
        causes.stream().anyMatch(reason -> reason.motif().audience() == Audience.BEGINNER);
    if (isForAll || line.size() < 2 || line.get(1).isPass()) {
      return causes;
    }
    List<Consequence> consequences = new ArrayList<>(lines.consequences());
    if (loss > 0) {
      consequences.add(new Consequence(Effect.DISCS, List.of(), loss, 0));
    }
    return causes.isEmpty()
        ? List.of(refutation(line.get(1), consequences))
        : withConsequences(causes, consequences);
  }

  private static Reason refutation(Move reply, List<Consequence> consequences) {
    List<String> square = List.of(reply.toString());
    return new Reason(Motif.REFUTATION, square, 0, 0, OptionalInt.empty(), consequences);
  }

  private static List<Reason> withConsequences(
      List<Reason> causes, List<Consequence> consequences) {
    List<Reason> all = new ArrayList<>(causes);
    all.set(0, causes.getFirst().withConsequences(consequences));
    return all;
  }
}
