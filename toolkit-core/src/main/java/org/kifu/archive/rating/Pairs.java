package org.kifu.archive.rating;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kifu.game.GameDate;

/** All games between two players as one pair, weighted by age; the weight of a new game is 1. */
final class Pairs {
  private final int[] ones;
  private final int[] others;
  private final double[] scores;
  private final double[] weights;

  private Pairs(int count) {
    ones = new int[count];
    others = new int[count];
    scores = new double[count];
    weights = new double[count];
  }

  /** Adds games up, as their age is on a day. */
  static Pairs of(RatedGames games, int[] order, GameDate today) {
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

  private static Pairs of(Map<Long, double[]> sums) {
    Pairs pairs = new Pairs(sums.size());
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

  /** The weight of the games that {@link #one} won, and half of that of draws. */
  double score(int pair) {
    return scores[pair];
  }

  /** The weight of all games. */
  double weight(int pair) {
    return weights[pair];
  }
}
