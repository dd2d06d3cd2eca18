package org.kifu.annotate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.rules.Rules;

/**
 * The values of all legal moves of a position. The played move and the best moves keep the values
 * of their comparison; the others are searched.
 *
 * @param limits the limits of the search of the other moves
 */
record CandidateMoves<P, M>(Rules<P, M> rules, Analyser<P, M> engine, Limits limits) {
  /** The least by which a move is behind the best if only a shallow search disagrees. */
  private static final int BEHIND = 100;

  /**
   * Returns all legal moves, the best first.
   *
   * @param found the comparison of the played move with the best
   * @param outlook the outlook for a value of the mover
   */
  List<Candidate> of(P before, M played, Comparison<M> found, Function<Value, Outlook> outlook) {
    List<M> legal = rules.legalMoves(before);
    M first = found.best().getFirst();
    List<M> others =
        legal.stream().filter(move -> !move.equals(played) && !move.equals(first)).toList();
    List<Valuation<M>> searched =
        others.isEmpty() ? List.of() : engine.valued(before, others, limits);
    Certainty certainty = Certainty.of(found);
    List<Candidate> all = new ArrayList<>(legal.size());
    for (M move : legal) {
      if (move.equals(first)) {
        all.add(candidate(move, outlook.apply(found.bestValue()), certainty, found.line()));
      } else if (move.equals(played)) {
        all.add(candidate(move, outlook.apply(found.playedValue()), certainty, found.playedLine()));
      } else {
        Valuation<M> other = searched.get(others.indexOf(move));
        boolean isBest = found.best().contains(move);
        Value value = isBest ? found.bestValue() : below(found.bestValue(), other.value());
        Certainty own = isBest ? certainty : Certainty.of(value);
        all.add(candidate(move, outlook.apply(value), own, other.line()));
      }
    }
    all.sort(Comparator.comparing(each -> -each.after().centidiscs(rules.sideToMove(before))));
    return all;
  }

  private Candidate candidate(M move, Outlook after, Certainty certainty, List<M> line) {
    List<M> known = line.isEmpty() ? List.of(move) : line;
    return new Candidate(
        rules.token(move), after, certainty, known.stream().map(rules::token).toList());
  }

  /** The deeper search of the best move has shown that any other is worse. */
  private static Value below(Value best, Value value) {
    int most = best.centidiscs() - BEHIND;
    return value.isExact() || value.centidiscs() <= most
        ? value
        : new Value(most, value.confidence(), value.confidencePercent(), value.depth());
  }
}
