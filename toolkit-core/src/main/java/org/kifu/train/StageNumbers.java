package org.kifu.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.kifu.evaluation.Features;
import org.kifu.evaluation.WeightRounding;

/** The numbers of a stage that {@link StageFit} changes step by step. */
final class StageNumbers {
  private static final int SUMS = WeightRounding.SUMS;
  private static final int UNITS = WeightRounding.UNITS;

  /** The samples below which a weight is left out. */
  private static final float FEWEST = 3;

  /** By weight and sum. */
  final AdamNumbers sums;

  /** By sum and unit. */
  final AdamNumbers factors;

  /** By unit: what is added to the sums. */
  final AdamNumbers added;

  /** By unit: how much it counts. */
  final AdamNumbers counted;

  final AdamNumbers constant;

  /** The number that each weight adds to the rough value. */
  final AdamNumbers rough;

  /**
   * By weight: the samples that it was fitted to, each with its share; also those of the fits that
   * these numbers go on from.
   */
  private final float[] samples;

  /** Numbers that chance gives to the layer; the weights are 0. */
  StageNumbers() {
    sums = new AdamNumbers(new float[Features.COUNT * SUMS]);
    factors = new AdamNumbers(new float[SUMS * UNITS]);
    added = new AdamNumbers(new float[UNITS]);
    counted = new AdamNumbers(new float[UNITS]);
    constant = new AdamNumbers(new float[1]);
    rough = new AdamNumbers(new float[Features.COUNT]);
    samples = new float[Features.COUNT];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < SUMS * UNITS; i++) {
      factors.values[i] = (float) random.nextGaussian(0, 0.7);
    }
    for (int unit = 0; unit < UNITS; unit++) {
      added.values[unit] = (float) random.nextDouble(-1, 1);
      counted.values[unit] = (float) random.nextGaussian(0, 0.2);
    }
  }

  /** The same numbers, before a first step. */
  StageNumbers(StageNumbers other) {
    sums = new AdamNumbers(other.sums.values.clone());
    factors = new AdamNumbers(other.factors.values.clone());
    added = new AdamNumbers(other.added.values.clone());
    counted = new AdamNumbers(other.counted.values.clone());
    constant = new AdamNumbers(other.constant.values.clone());
    rough = new AdamNumbers(other.rough.values.clone());
    samples = other.samples.clone();
  }

  /** Counts a weight of a sample. */
  void count(int weight, float share) {
    samples[weight] += share;
  }

  /**
   * The result in discs; weights with too few samples are left out.
   *
   * @param scale the discs in a unit of the values
   * @param most by unit, its largest value
   */
  WeightRounding.Fitted fitted(float scale, float[] most) {
    float[] kept = sums.values.clone();
    float[] keptRough = rough.values.clone();
    for (int weight = 0; weight < samples.length; weight++) {
      if (samples[weight] < FEWEST) {
        Arrays.fill(kept, weight * SUMS, (weight + 1) * SUMS, 0);
        keptRough[weight] = 0;
      }
      keptRough[weight] *= scale;
    }
    float[] discs = counted.values.clone();
    for (int unit = 0; unit < UNITS; unit++) {
      discs[unit] *= scale;
    }
    return new WeightRounding.Fitted(
        kept, factors.values, added.values, discs, scale * constant.values[0], most, keptRough);
  }
}
