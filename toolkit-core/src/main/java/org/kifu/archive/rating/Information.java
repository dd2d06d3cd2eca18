package org.kifu.archive.rating;

import java.util.Arrays;

/**
 * A symmetric positive matrix: a weight for each pair of players who met, and one for each player
 * alone. It multiplies a vector x by adding, for each pair, weight * (x[one] - x[other]) to the
 * first and taking it from the second. Threads may share it.
 */
final class Information {
  private static final int MOST_STEPS_PER_PLAYER = 10;

  private final Pairs pairs;
  private final double[] together;
  private final double[] alone;

  /**
   * @param together the weights of the pairs, not negative
   * @param alone the weights of the players, above 0
   */
  Information(Pairs pairs, double[] together, double[] alone) {
    this.pairs = pairs;
    this.together = together;
    this.alone = alone;
  }

  /**
   * Solves the matrix for a vector by conjugate gradients, scaled by the diagonal (M. Hestenes and
   * E. Stiefel, 1952).
   *
   * @param tolerance how much of the vector, by its length, may be left
   */
  double[] solve(double[] vector, double tolerance) {
    double[] diagonal = diagonal();
    double[] solution = new double[vector.length];
    double[] left = vector.clone();
    double[] scaled = divided(left, diagonal);
    double[] direction = scaled.clone();
    double product = dot(left, scaled);
    double enough = tolerance * tolerance * dot(vector, vector);
    for (int step = MOST_STEPS_PER_PLAYER * vector.length;
        step > 0 && dot(left, left) > enough;
        step--) {
      double[] image = times(direction);
      double length = product / dot(direction, image);
      addTo(solution, length, direction);
      addTo(left, -length, image);
      scaled = divided(left, diagonal);
      double next = dot(left, scaled);
      for (int i = 0; i < direction.length; i++) {
        direction[i] = scaled[i] + next / product * direction[i];
      }
      product = next;
    }
    return solution;
  }

  /** An element of the diagonal of the inverse. */
  double inverse(int player, double tolerance) {
    double[] unit = new double[alone.length];
    unit[player] = 1;
    return solve(unit, tolerance)[player];
  }

  private double[] diagonal() {
    double[] diagonal = alone.clone();
    for (int pair = 0; pair < together.length; pair++) {
      diagonal[pairs.one(pair)] += together[pair];
      diagonal[pairs.other(pair)] += together[pair];
    }
    return diagonal;
  }

  double[] times(double[] x) {
    double[] image = new double[x.length];
    Arrays.setAll(image, i -> alone[i] * x[i]);
    for (int pair = 0; pair < together.length; pair++) {
      double flow = together[pair] * (x[pairs.one(pair)] - x[pairs.other(pair)]);
      image[pairs.one(pair)] += flow;
      image[pairs.other(pair)] -= flow;
    }
    return image;
  }

  private static double[] divided(double[] x, double[] by) {
    double[] quotient = new double[x.length];
    Arrays.setAll(quotient, i -> x[i] / by[i]);
    return quotient;
  }

  private static void addTo(double[] sum, double factor, double[] x) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += factor * x[i];
    }
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += x[i] * y[i];
    }
    return sum;
  }
}
