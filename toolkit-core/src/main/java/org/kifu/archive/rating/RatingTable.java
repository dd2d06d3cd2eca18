package org.kifu.archive.rating;

import java.util.List;
import java.util.OptionalDouble;
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
  public record RatingLine(String player, List<Point> points) {
    /**
     * The rating at a time.
     *
     * @param margin half of the 95 % interval; nothing where the system has none
     */
    public record Point(GameDate date, double value, OptionalDouble margin) {}

    /** Copies the list. */
    public RatingLine {
      points = List.copyOf(points);
    }
  }
}
