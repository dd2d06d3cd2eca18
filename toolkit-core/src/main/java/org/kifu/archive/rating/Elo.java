package org.kifu.archive.rating;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Elo's rule, game by game (A. Elo, "The Rating of Chessplayers, Past and Present", 1978): the
 * expected score is 1 / (1 + 10^(-d/400)) for a rating that is higher by d, and a rating moves by K
 * times what was scored above it.
 */
final class Elo {
  /** Hears of each game that counted. */
  @FunctionalInterface
  interface Listener {
    void played(int game, double[] ratings);
  }

  private static final double SCALE = 400;

  private Elo() {}

  /** The expected score, 0 to 1, of a player who is rated higher by so many points. */
  static double expected(double difference) {
    return 1 / (1 + Math.pow(10, -difference / SCALE));
  }

  /**
   * The ratings after all games.
   *
   * @param order the games in the order in which they were played
   * @param counts whether a game moves ratings
   */
  static double[] ratings(
      RatedGames games, int[] order, double factor, IntPredicate counts, Listener listener) {
    double[] ratings = new double[games.players()];
    Arrays.fill(ratings, RatingSettings.START);
    for (int game : order) {
      if (counts.test(game)) {
        int black = games.black(game);
        int white = games.white(game);
        double score = games.blackHalves(game) / 2.0;
        double gain = factor * (score - expected(ratings[black] - ratings[white]));
        ratings[black] += gain;
        ratings[white] -= gain;
        listener.played(game, ratings);
      }
    }
    return ratings;
  }
}
