package org.kifu.archive.rating;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kifu.game.GameDate;

/** All games between two players as one pair, weighted by age; the weight of a new game is 1. */
final class PairScores {
  private final int[] ones;
  private final int[] others;
  private final double[] scores;
  private final double[] weights;

  private PairScores(int count) {
    ones = new int[count];
    others = new int[count];
    scores = new double[count];
    weights = new double[count];
  }

  /** Adds up games by their age on a day. */
  static PairScores of(RatedGames games, int[] order, GameDate today) {
    Map<Long, double[]> sums = new LinkedHashMap<>();
    for (int game : order) {
      int black = games.black(game);
      int white = games.white(game);
      long key = (long) Math.min(black, white) << Integer.SIZE | Math.max(black, white);
      double weight = Months.weight(Months.between(games.date(game), today)) / Months.FULL_WEIGHT;
      double halves = black < white ? games.blackHalves(game) : 2 - games.blackHalves(game);
      double[] sum = sums.computeIfAbsent(key, _ -> new double[2]);
      sum[0] += weight * halves / 2;
      sum[1] += weight;
    }
    return of(sums);
  }

  private static PairScores of(Map<Long, double[]> sums) {
    PairScores pairs = new PairScores(sums.size());
    int pair = 0;
    for (Map.Entry<Long, double[]> each : sums.entrySet()) {
      long key = each.getKey();
      pairs.ones[pair] = (int) (key >>> Integer.SIZE);
      pairs.others[pair] = (int) key;
      pairs.scores[pair] = each.getValue()[0];
      pairs.weights[pair] = each.getValue()[1];
      pair++;
    }
    return pairs;
  }

  int count() {
    return ones.length;
  }

  /** The player with the lower number. */
  int one(int pair) {
    return ones[pair];
  }

  /** The player with the higher number. */
  int other(int pair) {
    return others[pair];
  }

  /** The weight of the games that {@link #one} won, and half of the weight of draws. */
  double score(int pair) {
    return scores[pair];
  }

  /** The weight of all games. */
  double weight(int pair) {
    return weights[pair];
  }

  /** Ages in whole months, and their weights in the ratings of the World Othello Federation. */
  static final class Months {
    private static final int A_YEAR = 12;

    /** The first age of each weight, with the weight. */
    private static final int[][] WEIGHTS = {{0, 150}, {7, 100}, {14, 60}, {26, 30}, {38, 1}};

    /** The months for which a player is active after the last game. */
    static final int ACTIVE = 38;

    /** The weight of the latest games, each of which counts as one game. */
    static final double FULL_WEIGHT = 150;

    private Months() {}

    /**
     * The months between two dates; a date without a month counts as the end of its year. A game
     * without a date has the greatest possible age.
     */
    static int between(GameDate game, GameDate today) {
      return game.year() == 0 ? Integer.MAX_VALUE : count(today) - count(game);
    }

    private static int count(GameDate date) {
      return A_YEAR * date.year() + (date.month() == 0 ? A_YEAR : date.month());
    }

    /** The weight of games that are {@code age} months old, 150 to 1. */
    static int weight(int age) {
      int weight = WEIGHTS[0][1];
      for (int[] step : WEIGHTS) {
        weight = age >= step[0] ? step[1] : weight;
      }
      return weight;
    }
  }
}
