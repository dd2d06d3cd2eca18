package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.WinCurve;

/**
 * Fits a {@link WinCurve} to played games: for each number of empty squares the logarithms of slope
 * and scale, and the tempo, of the greatest likelihood, by damped Newton steps. Samples with nearly
 * as many empty squares count as well, the less the further they are, so that neighbouring rows
 * change smoothly; a weak pull towards a slope of 1, a scale of 4.5 discs and no tempo decides
 * where the samples say nothing.
 */
public final class WinCurveFit {
  /** Samples so many empty squares away count a little; the opening has less to tell apart. */
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
    List<WinCurve.Row> rows = new ArrayList<>();
    for (int empties = WinCurve.LEAST_EMPTIES; empties <= WinCurve.MOST_EMPTIES; empties++) {
      rows.add(fit.row(empties));
    }
    return new WinCurve(rows);
  }

  private WinCurve.Row row(int empties) {
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
}
