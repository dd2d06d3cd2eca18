package org.kifu.archive.review;

import java.util.OptionalInt;
import org.kifu.opening.OpeningStats;

/**
 * How games ended for a player. Partial results add up in any order.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 * @param unknown games whose end is not known
 * @param centidiscs the sum of the final disc differences, own minus the opponent's, in hundredths
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
