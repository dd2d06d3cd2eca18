package org.kifu.search.general;

import java.util.List;
import java.util.function.LongPredicate;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;

/**
 * Kifu's own engine for a game of two players. A game that differs from tournament Othello in
 * nothing but the start has the engine of that game; any other has the {@link GeneralEngine}.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface GameEngine<P, M> extends Analyser<P, M> {
  /** Returns the engine for these rules, with a table of the usual size. */
  static <P, M> GameEngine<P, M> of(Rules<P, M> rules) {
    return rules
        .hints()
        .asOthello()
        .<GameEngine<P, M>>map(same -> new OthelloEngine<>(same, new Engine()))
        .orElseGet(() -> new GeneralEngine<>(rules));
  }

  /**
   * Returns the engine for these rules.
   *
   * @param megabytes the size of the table, 1 to 8192
   * @param threads the threads for each position, 1 or more; the general engine uses one
   */
  static <P, M> GameEngine<P, M> of(Rules<P, M> rules, int megabytes, int threads) {
    return rules
        .hints()
        .asOthello()
        .<GameEngine<P, M>>map(
            same -> new OthelloEngine<>(same, new Engine(megabytes, threads, Weights.shipped())))
        .orElseGet(() -> GeneralEngine.ofMegabytes(rules, megabytes));
  }

  /**
   * Returns the limits of a level for the engine of these rules.
   *
   * @param level 1 to 60
   */
  static Limits limits(Rules<?, ?> rules, int level) {
    return rules.hints().asOthello().isPresent()
        ? SearchLevels.limits(level)
        : GeneralEngine.limits(rules, level);
  }

  /** Returns the result with best play to the end, or a bound of it outside the window. */
  Valuation<M> solve(P position, Window window);

  /**
   * Returns the best moves with their values, the best first; only the result if the game is over.
   *
   * @param count the number of moves, 1 or more
   */
  List<Valuation<M>> bestMoves(P position, Limits limits, int count);

  /**
   * Returns the best moves of the deepest search that ends while it is allowed, but at least that
   * of one ply. No search goes deeper than one whose values are all exact.
   *
   * @param limits the limits of the deepest search of all
   * @param count the number of moves, 1 or more
   * @param spent whether so many positions, searched by now, are too many
   */
  List<Valuation<M>> bestMoves(P position, Limits limits, int count, LongPredicate spent);
}
