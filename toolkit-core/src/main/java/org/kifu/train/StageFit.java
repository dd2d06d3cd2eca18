package org.kifu.train;

import org.kifu.evaluation.Features;
import org.kifu.evaluation.Weights;

/**
 * Fits one stage on the samples near it: those at its number of empties count fully, those further
 * off less, those of the next stage not at all.
 */
final class StageFit {
  /** Weights that take part in fewer samples are left out. */
  private static final double FEWEST_SAMPLES = 5;

  private StageFit() {}

  /** Returns {@link Features#COUNT} weights in steps. */
  static short[] steps(Samples samples, int stage, int jobs) {
    int size = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      size += share(samples.empties(sample), stage) > 0 ? 1 : 0;
    }
    int[] features = new int[size * Features.PER_POSITION];
    float[] labels = new float[size];
    float[] shares = new float[size];
    int next = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      float share = share(samples.empties(sample), stage);
      if (share > 0) {
        long player = samples.player(sample);
        Features.find(player, samples.opponent(sample), features, next * Features.PER_POSITION);
        labels[next] = samples.centidiscs(sample) / 100f;
        shares[next++] = share;
      }
    }
    Fit fit = new Fit(features, labels, shares, jobs);
    return rounded(fit.weights(), fit.occurrences());
  }

  private static float share(int empties, int stage) {
    return Math.max(0, 1 - Math.abs(empties - stage) / (float) Recipe.STAGE_STEP);
  }

  private static short[] rounded(double[] weights, double[] occurrences) {
    short[] steps = new short[weights.length];
    for (int weight = 0; weight < steps.length; weight++) {
      if (occurrences[weight] >= FEWEST_SAMPLES) {
        steps[weight] = (short) Math.round(weights[weight] * Weights.STEPS_PER_DISC);
      }
    }
    return steps;
  }
}
