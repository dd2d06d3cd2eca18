package org.kifu.train;

/**
 * Numbers that are fitted in small steps against their slopes, with what Adam keeps of each (D. P.
 * Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015).
 */
final class AdamNumbers {
  /** The samples between two steps. */
  static final int BATCH = 1024;

  private static final float MEAN = 0.9f;
  private static final float SPREAD = 0.999f;
  private static final float LEAST = 1e-6f;

  final float[] values;

  /** The sums of the slopes of the samples since the last step. */
  final float[] slopes;

  private final float[] means;
  private final float[] spreads;
  private int stepOfCorrections;
  private float mean;
  private float spread;

  /** Numbers before a first step; the array is not copied. */
  AdamNumbers(float[] values) {
    int count = values.length;
    this.values = values;
    slopes = new float[count];
    means = new float[count];
    spreads = new float[count];
  }

  /**
   * Changes some of the numbers.
   *
   * @param step the number of the step, from 1
   */
  void step(int from, int count, int step, float rate) {
    if (step != stepOfCorrections) {
      stepOfCorrections = step;
      mean = 1 - (float) StrictMath.pow(MEAN, step);
      spread = 1 - (float) StrictMath.pow(SPREAD, step);
    }
    for (int i = from; i < from + count; i++) {
      float slope = slopes[i] / BATCH;
      slopes[i] = 0;
      means[i] += (1 - MEAN) * (slope - means[i]);
      spreads[i] += (1 - SPREAD) * (slope * slope - spreads[i]);
      values[i] -= rate * (means[i] / mean) / ((float) Math.sqrt(spreads[i] / spread) + LEAST);
    }
  }
}
