package org.kifu.archive.query;

/**
 * The games that a player won, drew and lost. Partial counts add up in any order.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record WinsDrawsLosses(long wins, long draws, long losses) {
  /** No games. */
  public static final WinsDrawsLosses NONE = new WinsDrawsLosses(0, 0, 0);

  /**
   * One game.
   *
   * @param halves the player's half points: 2 for a win, 1 for a draw, 0 for a loss
   */
  public static WinsDrawsLosses ofGame(int halves) {
    return new WinsDrawsLosses(halves == 2 ? 1 : 0, halves == 1 ? 1 : 0, halves == 0 ? 1 : 0);
  }

  /** These and others. */
  public WinsDrawsLosses plus(WinsDrawsLosses others) {
    return new WinsDrawsLosses(wins + others.wins, draws + others.draws, losses + others.losses);
  }

  /** All games. */
  public long games() {
    return wins + draws + losses;
  }

  /** The points won, in halves: two for a win, one for a draw. */
  public long halfPoints() {
    return 2 * wins + draws;
  }
}
