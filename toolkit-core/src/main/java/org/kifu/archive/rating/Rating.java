package org.kifu.archive.rating;

import java.util.OptionalDouble;
import org.kifu.game.GameDate;

/**
 * A player's rating.
 *
 * @param rank from 1; equal ratings share it
 * @param player the name as it was first met
 * @param value on the scale where 400 points are odds of ten to one
 * @param margin half of the 95 % interval, in points; nothing where the system has none
 * @param games what the rating rests on
 * @param active whether the player played within the last 38 months
 */
public record Rating(
    int rank, String player, double value, OptionalDouble margin, Games games, boolean active) {
  /** The margin below which the World Othello Federation calls a rating official. */
  private static final double OFFICIAL = 200;

  /**
   * A player's games.
   *
   * @param first the date of the first one in the order of the computation
   * @param last the date of the last one
   */
  public record Games(int wins, int draws, int losses, GameDate first, GameDate last) {
    /** How many there are. */
    public int count() {
      return wins + draws + losses;
    }
  }

  /** Whether the player is active and the margin is below 200; never without a margin. */
  public boolean official() {
    return active && margin.isPresent() && margin.getAsDouble() < OFFICIAL;
  }
}
