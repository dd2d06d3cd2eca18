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
 * @param results the results of the games
 * @param moves the statistics of the player's judged moves
 * @param swings the moves that gave away the result
 * @param only the positions in which only one move kept the result
 * @param gifts the gifts of the opponents that the player gave back
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

  /** The sum of these and those of other games. */
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
   * @param known the games with a known result
   * @param unknown the number of games with an unknown result
   * @param centidiscs the sum of the final disc differences, the player's minus the opponent's, in
   *     hundredths of a disc
   */
  public record Results(WinsDrawsLosses known, long unknown, long centidiscs) {
    /** No games. */
    public static final Results NONE = new Results(WinsDrawsLosses.NONE, 0, 0);

    /**
     * The result of one game.
     *
     * @param discDiff the player's discs minus the opponent's; empty if that is not known
     */
    static Results of(OptionalInt discDiff) {
      if (discDiff.isEmpty()) {
        return new Results(WinsDrawsLosses.NONE, 1, 0);
      }
      int halves = 1 + Integer.signum(discDiff.getAsInt());
      return new Results(WinsDrawsLosses.ofGame(halves), 0, 100L * discDiff.getAsInt());
    }

    /** The sum of these and other results. */
    public Results plus(Results others) {
      return new Results(
          known.plus(others.known), unknown + others.unknown, centidiscs + others.centidiscs);
    }

    /** The number of all games. */
    public long games() {
      return known.games() + unknown;
    }

    /**
     * One end of the 95 % interval of the share of points, 0 to 1; at least one result must be
     * known.
     *
     * @param side -1 for the lower end, 1 for the upper one
     */
    public double bound(int side) {
      return OpeningStats.bound(known.halfPoints(), known.games(), side);
    }
  }
}
