package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/** Judges single plies with one engine. */
final class PlyJudge<P, M> {
  private final Rules<P, M> rules;
  private final Analyser<P, M> engine;
  private final Limits limits;
  private final LabelRule labels;

  PlyJudge(Rules<P, M> rules, Analyser<P, M> engine, Limits limits, LabelRule labels) {
    this.rules = rules;
    this.engine = engine;
    this.limits = limits;
    this.labels = labels;
  }

  Optional<AnnotatedMove> judge(Task<P, M> task) {
    return switch (task) {
      case Task.Refused<P, M>(AnnotationFailure _) -> Optional.empty();
      case Task.Ply<P, M>(ReplayedGame<P, M> game, int index) ->
          Optional.of(judge(game.replay().steps().get(index), index + 1));
    };
  }

  private AnnotatedMove judge(Step<P, M> step, int ply) {
    boolean forced = rules.legalMoves(step.before()).size() == 1;
    Comparison<M> found =
        forced ? onlyMove(step) : engine.compare(step.before(), step.move(), limits);
    Disc mover = rules.sideToMove(step.before());
    Certainty certainty = Certainty.ofBoth(found.playedValue(), found.bestValue());
    return new AnnotatedMove(
        ply,
        mover,
        name(step.move()),
        rules.count(step.before()).empties(),
        forced,
        black(mover, found.playedValue()),
        names(found.best()),
        black(mover, found.bestValue()),
        certainty,
        forced ? Optional.empty() : labels.of(found.lossCentidiscs(), certainty.confidence()),
        names(found.line()));
  }

  /** The only legal move has the value of its position, and there is nothing to compare. */
  private Comparison<M> onlyMove(Step<P, M> step) {
    Valuation<M> found = engine.value(step.before(), limits);
    return new Comparison<>(
        List.of(step.move()), found.value(), found.value(), found.line(), found.nodes());
  }

  private static int black(Disc mover, Value value) {
    return mover == Disc.BLACK ? value.centidiscs() : -value.centidiscs();
  }

  private List<String> names(List<M> moves) {
    return moves.stream().map(this::name).toList();
  }

  private String name(M move) {
    return rules.token(move).toString();
  }
}
