package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.WinCurve;
import org.kifu.train.ChanceSampler.ChanceSample;

/**
 * The fit of a {@link WinCurve} to played games: for each number of empty squares it finds the
 * logarithms of slope and scale with the greatest likelihood, by damped Newton steps. Samples with
 * a similar number of empty squares count as well, less with distance, so that rows change
 * smoothly. A weak pull towards a slope of 1 and a scale of 4.5 discs decides where samples are
 * missing.
 *
 * <p>No row has a tempo. It fitted estimates of even depth a little better, but the chance then
 * jumped by some points from ply to ply, where the value did not.
 */
public final class WinCurveFit {
  /**
   * The distance in empty squares up to which samples count; it is larger in the opening, where
   * less changes.
   */
  private static final int NEAR = 2;

  private static final int NEAR_IN_OPENING = 4;
  private static final int OPENING_EMPTIES = 20;

  private static final int MOST_STEPS = 100;
  private static final double SMALLEST_GAIN = 1e-7;
  private static final double FIRST_DAMPING = 1e-3;
  private static final double LEAST_DAMPING = 1e-6;

  private final List<List<ChanceSample>> samples = new ArrayList<>();

  private WinCurveFit(List<ChanceSample> all) {
    for (int empties = 0; empties <= WinCurve.MOST_EMPTIES; empties++) {
      samples.add(new ArrayList<>());
    }
    all.forEach(sample -> samples.get(sample.empties()).add(sample));
  }

  /** Fits a curve; the same samples in the same order give the same curve. */
  public static WinCurve of(List<ChanceSample> samples) {
    WinCurveFit fit = new WinCurveFit(samples);
    List<WinCurve.CurveRow> rows = new ArrayList<>();
    for (int empties = WinCurve.LEAST_EMPTIES; empties <= WinCurve.MOST_EMPTIES; empties++) {
      rows.add(fit.row(empties));
    }
    return new WinCurve(rows);
  }

  private WinCurve.CurveRow row(int empties) {
    int near = empties < OPENING_EMPTIES ? NEAR : NEAR_IN_OPENING;
    Likelihood at = likelihood(Likelihood.prior(), empties, near);
    double damping = FIRST_DAMPING;
    for (int step = 0; step < MOST_STEPS; step++) {
      Likelihood next = likelihood(at.step(damping), empties, near);
      double gain = next.value() - at.value();
      if (gain < 0) {
        damping = 10 * damping + FIRST_DAMPING;
      } else {
        at = next;
        damping = Math.max(damping / 10, LEAST_DAMPING);
        if (gain < SMALLEST_GAIN) {
          break;
        }
      }
    }
    return at.row();
  }

  private Likelihood likelihood(double[] point, int empties, int near) {
    Likelihood sum = new Likelihood(point);
    for (int other = empties - near; other <= empties + near; other++) {
      if (other >= 0 && other <= WinCurve.MOST_EMPTIES) {
        double weight = 1 - (double) Math.abs(other - empties) / (near + 1);
        samples.get(other).forEach(sample -> sum.add(sample, weight));
      }
    }
    return sum;
  }

  /**
   * The logarithm of the likelihood of the results at one point, with its gradient and Fisher
   * information. A point consists of the logarithms of slope and scale.
   */
  private static final class Likelihood {
    /** The point for no samples; the pull towards it is as strong as one sample. */
    private static final double[] PRIOR = {0, 1.5};

    private static final double LEAST_CHANCE = 1e-9;

    private final double[] point;
    private final WinCurve.CurveRow row;
    private double value;
    private final double[] gradient = new double[PRIOR.length];
    private final double[][] information = new double[PRIOR.length][PRIOR.length];

    /** Starts with only the pull. */
    Likelihood(double[] point) {
      this.point = point;
      this.row = new WinCurve.CurveRow(StrictMath.exp(point[0]), StrictMath.exp(point[1]), 0);
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
      double chance = Math.clamp(row.win(discs, false), LEAST_CHANCE, 1 - LEAST_CHANCE);
      double won = sample.points();
      value += weight * (won * StrictMath.log(chance) + (1 - won) * StrictMath.log(1 - chance));
      double steepness = row.slope() / Math.sqrt(discs * discs + row.scale() * row.scale());
      double[] byPoint = {StrictMath.log(chance / (1 - chance)), -discs * steepness};
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

    WinCurve.CurveRow row() {
      return row;
    }

    /** The point after a Newton step; larger damping makes the step shorter. */
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

    /**
     * Does Gaussian elimination; the matrix is positive definite, so the diagonal gives the pivots.
     */
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
}
