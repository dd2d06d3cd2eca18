package org.kifu.archive.rating;

import org.kifu.game.GameDate;

/** The maximum of the likelihood by whole matrices, straight from the definitions. */
final class PlainFit {
  private final RatedGames games;
  private final GameDate today;
  private final double[] strengths;
  private double[][] hessian;

  PlainFit(RatedGames games, GameDate today) {
    this.games = games;
    this.today = today;
    int players = games.players();
    strengths = new double[players];
    hessian = new double[players][players];
    for (int step = 0; step < 60; step++) {
      double[] move = solve(curvature(), slope());
      for (int i = 0; i < players; i++) {
        strengths[i] += move[i] / 2; // half steps: slow, and never too far
      }
    }
    hessian = curvature();
  }

  private static double weight(GameDate game, GameDate today) {
    int age = 12 * (today.year() - game.year());
    return (age < 7 ? 150 : age < 14 ? 100 : age < 26 ? 60 : age < 38 ? 30 : 1) / 150.0;
  }

  private double[] slope() {
    double[] slope = new double[strengths.length];
    for (int i = 0; i < slope.length; i++) {
      slope[i] = 0.5 - chance(strengths[i]);
    }
    for (int game = 0; game < games.size(); game++) {
      double expected = chance(strengths[games.black(game)] - strengths[games.white(game)]);
      double above = weight(games.date(game), today) * (games.blackHalves(game) / 2.0 - expected);
      slope[games.black(game)] += above;
      slope[games.white(game)] -= above;
    }
    return slope;
  }

  private double[][] curvature() {
    double[][] matrix = new double[strengths.length][strengths.length];
    for (int i = 0; i < matrix.length; i++) {
      matrix[i][i] = chance(strengths[i]) * chance(-strengths[i]);
    }
    for (int game = 0; game < games.size(); game++) {
      int black = games.black(game);
      int white = games.white(game);
      double difference = strengths[black] - strengths[white];
      double weight = weight(games.date(game), today) * chance(difference) * chance(-difference);
      matrix[black][black] += weight;
      matrix[white][white] += weight;
      matrix[black][white] -= weight;
      matrix[white][black] -= weight;
    }
    return matrix;
  }

  private static double chance(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  double rating(int player) {
    return 1500 + 400 / Math.log(10) * strengths[player];
  }

  double margin(int player) {
    double[] unit = new double[strengths.length];
    unit[player] = 1;
    return 1.959964 * Math.sqrt(solve(hessian, unit)[player]) * 400 / Math.log(10);
  }

  /** Gaussian elimination without pivots, which such matrices do not need. */
  private static double[] solve(double[][] matrix, double[] right) {
    int size = right.length;
    double[][] rows = new double[size][];
    double[] x = right.clone();
    for (int i = 0; i < size; i++) {
      rows[i] = matrix[i].clone();
    }
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        double factor = rows[j][i] / rows[i][i];
        for (int k = i; k < size; k++) {
          rows[j][k] -= factor * rows[i][k];
        }
        x[j] -= factor * x[i];
      }
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        x[i] -= rows[i][k] * x[k];
      }
      x[i] /= rows[i][i];
    }
    return x;
  }
}
