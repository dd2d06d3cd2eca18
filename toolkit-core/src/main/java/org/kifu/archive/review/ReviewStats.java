package org.kifu.archive.review;

import java.util.OptionalInt;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.ResultSwings;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.opening.OpeningStats;

/**
 * Statistics of one player in some games. Partial statistics add up in any order.
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

  static ReviewStats of(PlayerGame game) {
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

  /**
   * Results of games for a player. Partial results add up in any order.
   *
   * @param known games whose end is known
   * @param unknown games whose end is not known
   * @param centidiscs the sum of the final disc differences, own minus the opponent's, in
   *     hundredths
   */
  public record Results(WinsDrawsLosses known, long unknown, long centidiscs) {
    /** No games. */
    public static final Results NONE = new Results(WinsDrawsLosses.NONE, 0, 0);

    /**
     * One game.
     *
     * @param discDiff own discs minus the opponent's; nothing if that is not known
     */
    static Results of(OptionalInt discDiff) {
      if (discDiff.isEmpty()) {
        return new Results(WinsDrawsLosses.NONE, 1, 0);
      }
      int halves = 1 + Integer.signum(discDiff.getAsInt());
      return new Results(WinsDrawsLosses.ofGame(halves), 0, 100L * discDiff.getAsInt());
    }

    /** These and others. */
    public Results plus(Results others) {
      return new Results(
          known.plus(others.known), unknown + others.unknown, centidiscs + others.centidiscs);
    }

    /** All games. */
    public long games() {
      return known.games() + unknown;
    }

    /**
     * One end of the 95 % interval of the share of points, 0 to 1; at least one game is known.
     *
     * @param side -1 for the lower end, 1 for the upper one
     */
    public double bound(int side) {
      return OpeningStats.bound(known.halfPoints(), known.games(), side);
    }
  }
}
