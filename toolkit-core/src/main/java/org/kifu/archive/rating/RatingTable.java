package org.kifu.archive.rating;

import java.util.List;
import java.util.OptionalDouble;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.game.GameDate;

/**
 * The ratings of all players.
 *
 * @param settings what was asked for
 * @param asOf the day that they are of; unknown if no game has a date
 * @param games the number of games up to that day
 * @param counted how many of them moved ratings
 * @param players the number of players
 * @param ratings the players with games enough, the highest rating first
 * @param lines the ratings over time that were asked for
 */
public record RatingTable(
    RatingSettings settings,
    GameDate asOf,
    int games,
    int counted,
    int players,
    List<Rating> ratings,
    List<RatingLine> lines) {
  /** Copies the lists. */
  public RatingTable {
    ratings = List.copyOf(ratings);
    lines = List.copyOf(lines);
  }

  /**
   * Rates all players.
   *
   * @param jobs the number of threads, which does not change the result
   */
  public static RatingTable of(RatedGames games, RatingSettings settings, int jobs) {
    GameDate asOf = settings.asOf().orElseGet(games::lastDate);
    int[] order = games.until(asOf);
    return settings.system() == RatingSettings.RatingSystem.HISTORY
        ? new HistoryRatings(games, settings, asOf, jobs).table(order)
        : new EloRatings(games, settings, asOf).table(order);
  }

  /** A player's rating over time, each date once. */
  public record RatingLine(String player, List<RatingPoint> points) {
    /**
     * The rating at a time.
     *
     * @param margin half of the 95 % interval; nothing where the system has none
     */
    public record RatingPoint(GameDate date, double value, OptionalDouble margin) {}

    /** Copies the list. */
    public RatingLine {
      points = List.copyOf(points);
    }
  }

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
     * The games of a player.
     *
     * @param score how they ended
     * @param first the date of the first one in the order of the computation
     * @param last the date of the last one
     */
    public record Games(WinsDrawsLosses score, GameDate first, GameDate last) {}

    /** Whether the player is active and the margin is below 200; never without a margin. */
    public boolean official() {
      return active && margin.isPresent() && margin.getAsDouble() < OFFICIAL;
    }
  }
}
