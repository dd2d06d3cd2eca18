package org.kifu.archive.rating;

import java.util.List;
import java.util.Optional;
import org.kifu.game.GameDate;
import org.kifu.game.Labelled;

/**
 * The settings of a list of ratings.
 *
 * @param system the way from results to ratings
 * @param factor K: the most that a game of Elo changes a rating, above 0 to 400
 * @param programs the names of players that are programs, whose games do not count online
 * @param asOf the day of the ratings; empty for the day of the latest game
 * @param minGames the fewest games of a player in the list; players with fewer still count in the
 *     computation
 * @param players the names of the players whose ratings over time are asked for
 */
public record RatingSettings(
    RatingSystem system,
    double factor,
    List<String> programs,
    Optional<GameDate> asOf,
    int minGames,
    List<String> players) {
  /** The rating of a player without games, and the mean towards which the fit is drawn. */
  public static final double START = 1500;

  /** The default of K. */
  public static final double USUAL_FACTOR = 20;

  /** The draws against a player of {@link #START} that the fit adds to each player's games. */
  public static final double PRIOR_DRAWS = 1;

  private static final double MOST_FACTOR = 400;

  /** Checks the ranges. */
  public RatingSettings {
    programs = List.copyOf(programs);
    players = List.copyOf(players);
    if (!(factor > 0 && factor <= MOST_FACTOR)) {
      throw new IllegalArgumentException("K must be above 0 and at most 400, not " + factor);
    }
    if (minGames < 1) {
      throw new IllegalArgumentException(
          "the minimum number of games must be 1 or more, not " + minGames);
    }
  }

  /** A system with its usual parameters. */
  public static RatingSettings of(RatingSystem system) {
    return new RatingSettings(system, USUAL_FACTOR, List.of(), Optional.empty(), 1, List.of());
  }

  /** The same settings with the ratings over time of some players. */
  public RatingSettings withPlayers(List<String> names) {
    return new RatingSettings(system, factor, programs, asOf, minGames, names);
  }

  /** The ways from results to ratings. */
  public enum RatingSystem implements Labelled {
    /** Elo's rule, game by game. */
    ELO,
    /** Elo's rule, where draws change nothing and games against programs do not count. */
    ONLINE,
    /** The ratings that make all results most likely, older ones with less weight. */
    HISTORY
  }
}
