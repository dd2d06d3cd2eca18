package org.kifu.archive.review;

import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.ResultSwings;

/**
 * What one player did in some games. Partial statistics add up in any order.
 *
 * @param results how the games ended
 * @param moves how good his judged moves were
 * @param swings results that he gave away
 * @param only moves that were the only one to keep the result
 * @param gifts of his opponents, given back
 */
public record ReviewStats(
    Results results, MoveStats moves, ResultSwings swings, OnlyMoves only, Gifts gifts) {
  /** No games. */
  public static final ReviewStats NONE =
      new ReviewStats(Results.NONE, MoveStats.NONE, ResultSwings.NONE, OnlyMoves.NONE, Gifts.NONE);

  static ReviewStats of(Performance game) {
    PlayerMetrics metrics = game.metrics();
    return new ReviewStats(
        Results.of(game.discDiff()),
        MoveStats.ofGame(game.judged()),
        metrics.swings(),
        metrics.only(),
        metrics.gifts());
  }

  /** These and those of other games. */
  public ReviewStats plus(ReviewStats others) {
    return new ReviewStats(
        results.plus(others.results),
        moves.plus(others.moves),
        swings.plus(others.swings),
        only.plus(others.only),
        gifts.plus(others.gifts));
  }
}
