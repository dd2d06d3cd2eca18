package org.kifu.opening;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.kifu.board.Disc;

/**
 * The results of games. Partial results may be added in any order; shares and means are computed
 * from the sums at the end, to four decimals, with a half rounded to the even digit.
 *
 * @param games the number of games
 * @param blackWins the number of games that black won
 * @param draws the number of drawn games
 * @param discSum the sum of final disc differences, black minus white, with empty squares given to
 *     the winner
 */
public record OpeningStats(long games, long blackWins, long draws, long discSum)
    implements Serializable {
  /** No games. */
  public static final OpeningStats NONE = new OpeningStats(0, 0, 0, 0);

  private static final int DECIMALS = 4;
  private static final double TEN_THOUSAND = 1e4;

  /** The greatest distance from a whole number at which the rounding error cannot matter. */
  private static final double SURELY_NEAREST = 0.499;

  /** The 0.975 quantile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /**
   * The least number of games that mean much; with fewer, the interval is more than 30 points wide.
   */
  public static final int SMALL_SAMPLE = 30;

  /**
   * The results of games that ended alike.
   *
   * @param blackDiscDiff the final disc difference, black minus white, with empty squares given to
   *     the winner
   */
  static OpeningStats ofGames(long games, int blackDiscDiff) {
    return ofGames(games, blackDiscDiff, Integer.signum(blackDiscDiff));
  }

  /**
   * The results of games that ended alike.
   *
   * @param winner 1 if black won, -1 if white won, 0 for a draw
   */
  static OpeningStats ofGames(long games, int blackDiscDiff, int winner) {
    return new OpeningStats(
        games, winner > 0 ? games : 0, winner == 0 ? games : 0, games * blackDiscDiff);
  }

  /** The sum of two results. */
  public OpeningStats plus(OpeningStats other) {
    return new OpeningStats(
        games + other.games,
        blackWins + other.blackWins,
        draws + other.draws,
        discSum + other.discSum);
  }

  /** Whether there are too few games to rely on a share or a mean. */
  public boolean isSmallSample() {
    return games < SMALL_SAMPLE;
  }

  /** The number of games that white won. */
  public long whiteWins() {
    return games - blackWins - draws;
  }

  /**
   * Black's share of the points, 0 to 1; a draw counts as half a point.
   *
   * @throws ArithmeticException if there are no games
   */
  public BigDecimal blackScore() {
    return ratio(halfPoints(), 2 * games);
  }

  /**
   * A side's share of the points, 0 to 1; a draw counts as half a point.
   *
   * @throws ArithmeticException if there are no games
   */
  public BigDecimal score(Disc side) {
    BigDecimal black = blackScore();
    return side == Disc.BLACK
        ? black
        : BigDecimal.ONE.subtract(black).setScale(DECIMALS, RoundingMode.UNNECESSARY);
  }

  /** The lower end of the 95 % Wilson interval of {@link #blackScore}. */
  public BigDecimal blackScoreLow() {
    return rounded(bound(halfPoints(), games, -1));
  }

  /** The upper end of the 95 % Wilson interval of {@link #blackScore}. */
  public BigDecimal blackScoreHigh() {
    return rounded(bound(halfPoints(), games, 1));
  }

  /**
   * One end of the score interval of E. B. Wilson (Journal of the American Statistical Association
   * 22, 1927) for a share at a confidence of 95 %, 0 to 1. A draw counts as half a win. Because its
   * points vary less than those of wins and losses, the interval is then wider than necessary,
   * never narrower.
   *
   * @param halfPoints the points won, in half points: 0 to {@code 2 * games}
   * @param games the number of games, at least 1
   * @param side -1 for the lower end, 1 for the upper end
   */
  public static double bound(long halfPoints, long games, int side) {
    if (games < 1) {
      throw new ArithmeticException("no games");
    }
    double won = halfPoints / 2.0;
    double lost = games - won;
    double spread = Z * Math.sqrt(won * lost / games + Z * Z / 4);
    double bound = (won + Z * Z / 2 + side * spread) / (games + Z * Z);
    return Math.clamp(bound, 0.0, 1.0);
  }

  /**
   * The mean final disc difference, black minus white, -64 to 64.
   *
   * @throws ArithmeticException if there are no games
   */
  public BigDecimal meanBlackDiscDiff() {
    return ratio(discSum, games);
  }

  /**
   * The squared standard error of the mean final disc difference; for two games or more.
   *
   * @param squares the sum of the squared final disc differences
   */
  double meanVariance(long squares) {
    double sum = discSum;
    double count = games;
    return (squares - sum * sum / count) / (count - 1) / count;
  }

  private long halfPoints() {
    return 2 * blackWins + draws;
  }

  /** Returns a quotient to four decimals, with a half rounded to the even digit. */
  public static BigDecimal ratio(long part, long whole) {
    return BigDecimal.valueOf(part)
        .divide(BigDecimal.valueOf(whole), DECIMALS, RoundingMode.HALF_EVEN);
  }

  /**
   * Rounds to four decimals. The slow way, which is exact, is used only near the middle between two
   * results.
   */
  private static BigDecimal rounded(double value) {
    double scaled = value * TEN_THOUSAND;
    double nearest = Math.rint(scaled);
    return Math.abs(scaled - nearest) < SURELY_NEAREST
        ? BigDecimal.valueOf((long) nearest, DECIMALS)
        : new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }
}
