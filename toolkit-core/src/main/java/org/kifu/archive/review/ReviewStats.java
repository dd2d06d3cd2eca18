package org.kifu.archive.review;

import java.util.Optional;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.ResultSwings;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.rules.FinalCount;

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
        Results.of(game.count(), game.side()),
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
   * @param centidiscs the sum of the final disc differences, positive for games that the player won
   *     by the rules, in hundredths of a disc
   */
  public record Results(WinsDrawsLosses known, long unknown, long centidiscs) {
    /** No games. */
    public static final Results NONE = new Results(WinsDrawsLosses.NONE, 0, 0);

    /**
     * The result of one game.
     *
     * @param count the count by the rules of the game; empty if it is not known
     * @param side the player's side
     */
    static Results of(Optional<FinalCount> count, Disc side) {
      return count
          .map(
              known ->
                  new Results(WinsDrawsLosses.ofGame(known.halves(side)), 0, known.worth(side)))
          .orElse(new Results(WinsDrawsLosses.NONE, 1, 0));
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
