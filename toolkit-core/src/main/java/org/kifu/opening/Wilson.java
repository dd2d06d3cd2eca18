package org.kifu.opening;

/**
 * The score interval of E. B. Wilson (Journal of the American Statistical Association 22, 1927) for
 * a share at a confidence of 95 %. A draw enters as half a win; as its points vary less than those
 * of wins and losses, the interval is then wider than it need be, never narrower.
 */
public final class Wilson {
  /** The 0.975 quantile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  private Wilson() {}

  /**
   * One end of the interval, 0 to 1.
   *
   * @param halfPoints points won, counted in halves: 0 to {@code 2 * games}
   * @param games at least 1
   * @param side -1 for the lower end, 1 for the upper one
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
}
