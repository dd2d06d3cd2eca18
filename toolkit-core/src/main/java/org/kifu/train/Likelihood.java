package org.kifu.train;

import org.kifu.annotate.WinCurve;

/**
 * The logarithm of how likely results are at one point, the logarithms of slope and scale and the
 * tempo, with its gradient and Fisher's information.
 */
final class Likelihood {
  /** Where nothing is known; the pull towards it is as strong as one sample. */
  private static final double[] PRIOR = {0, 1.5, 0};

  private static final double LEAST_CHANCE = 1e-9;

  private final double[] point;
  private final WinCurve.Row row;
  private double value;
  private final double[] gradient = new double[PRIOR.length];
  private final double[][] information = new double[PRIOR.length][PRIOR.length];

  /** Starts with the pull alone. */
  Likelihood(double[] point) {
    this.point = point;
    this.row = new WinCurve.Row(StrictMath.exp(point[0]), StrictMath.exp(point[1]), point[2]);
    for (int i = 0; i < PRIOR.length; i++) {
      double off = point[i] - PRIOR[i];
      value -= off * off / 2;
      gradient[i] = -off;
      information[i][i] = 1;
    }
  }

  static double[] prior() {
    return PRIOR.clone();
  }

  void add(ChanceSample sample, double weight) {
    double discs = sample.centidiscs() / 100.0;
    double chance = Math.clamp(row.win(discs, sample.flattered()), LEAST_CHANCE, 1 - LEAST_CHANCE);
    double won = sample.points();
    value += weight * (won * StrictMath.log(chance) + (1 - won) * StrictMath.log(1 - chance));
    double ahead = sample.flattered() ? discs - row.tempo() : discs;
    double steepness = row.slope() / Math.sqrt(ahead * ahead + row.scale() * row.scale());
    double[] byPoint = {
      StrictMath.log(chance / (1 - chance)), -ahead * steepness, sample.flattered() ? -steepness : 0
    };
    double spread = weight * chance * (1 - chance);
    for (int i = 0; i < byPoint.length; i++) {
      gradient[i] += weight * (won - chance) * byPoint[i];
      for (int j = 0; j < byPoint.length; j++) {
        information[i][j] += spread * byPoint[i] * byPoint[j];
      }
    }
  }

  double value() {
    return value;
  }

  WinCurve.Row row() {
    return row;
  }

  /** The point that a Newton step leads to; the larger the damping the nearer. */
  double[] step(double damping) {
    double[][] left = new double[PRIOR.length][];
    double[] right = gradient.clone();
    for (int i = 0; i < left.length; i++) {
      left[i] = information[i].clone();
      left[i][i] += damping;
    }
    eliminate(left, right);
    double[] next = point.clone();
    for (int i = left.length - 1; i >= 0; i--) {
      double rest = right[i];
      for (int j = i + 1; j < left.length; j++) {
        rest -= left[i][j] * (next[j] - point[j]);
      }
      next[i] += rest / left[i][i];
    }
    return next;
  }

  /** Gauss's elimination; the matrix is positive definite, so its diagonal serves as pivots. */
  private static void eliminate(double[][] left, double[] right) {
    for (int pivot = 0; pivot < left.length; pivot++) {
      for (int i = pivot + 1; i < left.length; i++) {
        double times = left[i][pivot] / left[pivot][pivot];
        for (int j = pivot; j < left.length; j++) {
          left[i][j] -= times * left[pivot][j];
        }
        right[i] -= times * right[pivot];
      }
    }
  }
}
