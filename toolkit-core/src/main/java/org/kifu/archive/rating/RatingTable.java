package org.kifu.archive.rating;

import java.util.List;
import java.util.OptionalDouble;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.game.GameDate;

/**
 * The ratings of all players.
 *
 * @param settings the settings of the list
 * @param asOf the day of the ratings; unknown if no game has a date
 * @param games the number of games up to that day
 * @param counted the number of these games that changed ratings
 * @param players the number of players
 * @param ratings the ratings of players with enough games, highest first
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

  /** A player's rating over time, with each date once. */
  public record RatingLine(String player, List<RatingPoint> points) {
    /**
     * The rating at a time.
     *
     * @param margin half of the 95 % interval; empty if the system has no margins
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
   * @param rank the rank from 1, which equal ratings share
   * @param player the name in its first spelling
   * @param value the rating, on the scale where 400 points are odds of ten to one
   * @param margin half of the 95 % interval, in points; empty if the system has no margins
   * @param games the games that the rating is based on
   * @param active whether the player played within the last 38 months
   */
  public record Rating(
      int rank, String player, double value, OptionalDouble margin, Games games, boolean active) {
    /** The margin below which the World Othello Federation calls a rating official. */
    private static final double OFFICIAL = 200;

    /**
     * The games of a player.
     *
     * @param score the results of the games
     * @param first the date of the first game in the order of the computation
     * @param last the date of the last game
     */
    public record Games(WinsDrawsLosses score, GameDate first, GameDate last) {}

    /** Whether the player is active and the margin is below 200; false without a margin. */
    public boolean official() {
      return active && margin.isPresent() && margin.getAsDouble() < OFFICIAL;
    }
  }
}
