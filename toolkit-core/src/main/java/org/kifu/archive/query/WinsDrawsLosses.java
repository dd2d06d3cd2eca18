package org.kifu.archive.query;

/**
 * The games that a player won, drew and lost. Partial counts add up in any order.
 *
 * @param wins the number of games won
 * @param draws the number of games drawn
 * @param losses the number of games lost
 */
public record WinsDrawsLosses(long wins, long draws, long losses) {
  /** No games. */
  public static final WinsDrawsLosses NONE = new WinsDrawsLosses(0, 0, 0);

  /**
   * The count of one game.
   *
   * @param halves the player's half points: 2 for a win, 1 for a draw, 0 for a loss
   */
  public static WinsDrawsLosses ofGame(int halves) {
    return new WinsDrawsLosses(halves == 2 ? 1 : 0, halves == 1 ? 1 : 0, halves == 0 ? 1 : 0);
  }

  /** The sum of these and other games. */
  public WinsDrawsLosses plus(WinsDrawsLosses others) {
    return new WinsDrawsLosses(wins + others.wins, draws + others.draws, losses + others.losses);
  }

  /** The number of all games. */
  public long games() {
    return wins + draws + losses;
  }

  /** The points won, in half points: two for a win, one for a draw. */
  public long halfPoints() {
    return 2 * wins + draws;
  }
}
