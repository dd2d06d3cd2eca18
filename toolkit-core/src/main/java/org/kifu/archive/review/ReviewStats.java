package org.kifu.archive.review;

import java.util.OptionalInt;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.annotate.ResultSwings;
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

  /**
   * Results of games for a player. Partial results add up in any order.
   *
   * @param wins games won
   * @param draws games drawn
   * @param losses games lost
   * @param unknown games whose end is not known
   * @param centidiscs the sum of the final disc differences, own minus the opponent's, in
   *     hundredths
   */
  public record Results(long wins, long draws, long losses, long unknown, long centidiscs) {
    /** No games. */
    public static final Results NONE = new Results(0, 0, 0, 0, 0);

    /**
     * One game.
     *
     * @param discDiff own discs minus the opponent's; nothing if that is not known
     */
    static Results of(OptionalInt discDiff) {
      int sign = Integer.signum(discDiff.orElse(0));
      return discDiff.isEmpty()
          ? new Results(0, 0, 0, 1, 0)
          : new Results(
              sign > 0 ? 1 : 0, sign == 0 ? 1 : 0, sign < 0 ? 1 : 0, 0, 100L * discDiff.getAsInt());
    }

    /** These and others. */
    public Results plus(Results others) {
      return new Results(
          wins + others.wins,
          draws + others.draws,
          losses + others.losses,
          unknown + others.unknown,
          centidiscs + others.centidiscs);
    }

    /** All games. */
    public long games() {
      return known() + unknown;
    }

    /** The games whose end is known. */
    public long known() {
      return wins + draws + losses;
    }

    /** The points won, in halves: two for a win, one for a draw. */
    public long halfPoints() {
      return 2 * wins + draws;
    }

    /**
     * One end of the 95 % interval of the share of points, 0 to 1; at least one game is known.
     *
     * @param side -1 for the lower end, 1 for the upper one
     */
    public double bound(int side) {
      return OpeningStats.bound(halfPoints(), known(), side);
    }
  }
}
