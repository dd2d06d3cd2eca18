package org.kifu.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.kifu.evaluation.Features;
import org.kifu.evaluation.WeightRounding;

/**
 * The fit of one stage to samples: the four sums of the weights of a position, units that are the
 * positive parts of weighted sums of these, and a value that is a weighted sum of the units. It
 * goes through the samples some times in an order that chance gives, and changes all that made the
 * value of a sample towards its label, with the steps of Adam (D. P. Kingma and J. Ba, "Adam: A
 * Method for Stochastic Optimization", 2015). Errors count only up to {@link #MOST_ERROR}, so that
 * one freak of a position does not outweigh others.
 *
 * <p>All is computed in one order, so the same samples give the same weights to the last bit.
 */
final class StageFit {
  private static final int SUMS = WeightRounding.SUMS;
  private static final int UNITS = WeightRounding.UNITS;
  private static final int ENTRIES = Features.PER_POSITION;

  /** The discs in a unit of the labels, so that all numbers are about one. */
  private static final float SCALE = 16;

  private static final float MOST_ERROR = 8 / SCALE;

  private static final int PASSES = 4;

  /** The fewest steps; with few samples, the fit goes through them more often, up to a most. */
  private static final int STEPS = 300;

  private static final int MOST_PASSES = 20;
  private static final float RATE = 0.002f;
  private static final float LAYER_RATE = 0.001f;

  /** The factor of the rates in a fit that goes on from fitted numbers. */
  private static final float ONWARD = 0.5f;

  private final int[] features;
  private final float[] labels;
  private final float[] shares;

  private final StageNumbers numbers;
  private final float[] most = new float[UNITS];

  /** The weights that occur in the samples since the last step. */
  private final int[] touched = new int[Features.COUNT];

  private final boolean[] isTouched = new boolean[Features.COUNT];
  private int touchedCount;

  private final float[] at = new float[SUMS];
  private final float[] units = new float[UNITS];
  private final float[] slopes = new float[SUMS];

  /**
   * @param features the numbers of {@link Features#PER_POSITION} weights for each sample
   * @param labels the labels in discs
   * @param shares the share with which each sample counts
   * @param numbers the numbers to fit; changed
   */
  private StageFit(int[] features, float[] labels, float[] shares, StageNumbers numbers) {
    this.features = features;
    this.labels = labels;
    this.shares = shares;
    this.numbers = numbers;
  }

  /** Fits a stage. Samples with one empty square less count half. */
  static StageFit of(TrainingSamples samples, int fewest, int most) {
    return of(samples, fewest, most, new StageNumbers()).fit(RATE, LAYER_RATE);
  }

  /**
   * Fits a stage in steps half as large, from the numbers of another stage on.
   *
   * @param start the numbers; not changed
   */
  static StageFit onward(StageNumbers start, TrainingSamples samples, int fewest, int most) {
    return of(samples, fewest, most, new StageNumbers(start))
        .fit(ONWARD * RATE, ONWARD * LAYER_RATE);
  }

  private static StageFit of(TrainingSamples samples, int fewest, int most, StageNumbers numbers) {
    int size = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      size += share(samples.empties(sample), fewest, most) > 0 ? 1 : 0;
    }
    int[] features = new int[size * ENTRIES];
    float[] labels = new float[size];
    float[] shares = new float[size];
    int next = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      float share = share(samples.empties(sample), fewest, most);
      if (share > 0) {
        Features.find(samples.player(sample), samples.opponent(sample), features, next * ENTRIES);
        labels[next] = samples.centidiscs(sample) / 100f;
        shares[next++] = share;
      }
    }
    return new StageFit(features, labels, shares, numbers);
  }

  private static float share(int empties, int fewest, int most) {
    return empties > most ? 0 : Math.max(0, 1 - 0.5f * Math.max(0, fewest - empties));
  }

  /** The numbers of the stage, as they are stored. */
  short[] rounded() {
    return WeightRounding.rounded(numbers.fitted(SCALE, most));
  }

  /** The fitted numbers. */
  StageNumbers numbers() {
    return numbers;
  }

  private StageFit fit(float rate, float layerRate) {
    int[] order = new int[labels.length];
    Arrays.setAll(order, i -> i);
    SplittableRandom random = new SplittableRandom(2);
    int batches = (order.length + AdamNumbers.BATCH - 1) / AdamNumbers.BATCH;
    int passes = Math.clamp(STEPS / Math.max(1, batches), PASSES, MOST_PASSES);
    int steps = passes * batches;
    int step = 0;
    for (int pass = 0; pass < passes; pass++) {
      shuffle(order, random);
      for (int from = 0; from < order.length; from += AdamNumbers.BATCH) {
        int to = Math.min(order.length, from + AdamNumbers.BATCH);
        for (int i = from; i < to; i++) {
          learn(order[i]);
        }
        float left = 1 - step / (float) steps;
        step(++step, left * rate, left * layerRate);
      }
    }
    for (int entry = 0; entry < features.length; entry++) {
      numbers.count(features[entry], shares[entry / ENTRIES]);
    }
    findMost();
    return this;
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }

  /** The value of a sample, in units of {@link #SCALE} discs. */
  private float value(int sample) {
    Arrays.fill(at, 0);
    for (int entry = sample * ENTRIES; entry < (sample + 1) * ENTRIES; entry++) {
      int from = features[entry] * SUMS;
      for (int sum = 0; sum < SUMS; sum++) {
        at[sum] += numbers.sums.values[from + sum];
      }
    }
    float value = numbers.constant.values[0];
    for (int unit = 0; unit < UNITS; unit++) {
      float in = numbers.added.values[unit];
      for (int sum = 0; sum < SUMS; sum++) {
        in += at[sum] * numbers.factors.values[sum * UNITS + unit];
      }
      units[unit] = Math.max(0, in);
      value += units[unit] * numbers.counted.values[unit];
    }
    return value;
  }

  private float roughValue(int sample) {
    float value = 0;
    for (int entry = sample * ENTRIES; entry < (sample + 1) * ENTRIES; entry++) {
      value += numbers.rough.values[features[entry]];
    }
    return value;
  }

  /** The slope of the error of a value of a sample. */
  private float slope(int sample, float value) {
    float error = value - labels[sample] / SCALE;
    return shares[sample] * Math.clamp(error, -MOST_ERROR, MOST_ERROR);
  }

  private void learn(int sample) {
    float slope = slope(sample, value(sample));
    numbers.constant.slopes[0] += slope;
    Arrays.fill(slopes, 0);
    for (int unit = 0; unit < UNITS; unit++) {
      if (units[unit] > 0) {
        numbers.counted.slopes[unit] += slope * units[unit];
        float inner = slope * numbers.counted.values[unit];
        numbers.added.slopes[unit] += inner;
        for (int sum = 0; sum < SUMS; sum++) {
          numbers.factors.slopes[sum * UNITS + unit] += inner * at[sum];
          slopes[sum] += inner * numbers.factors.values[sum * UNITS + unit];
        }
      }
    }
    spread(sample, slope(sample, roughValue(sample)));
  }

  private void spread(int sample, float roughSlope) {
    for (int entry = sample * ENTRIES; entry < (sample + 1) * ENTRIES; entry++) {
      int weight = features[entry];
      if (!isTouched[weight]) {
        isTouched[weight] = true;
        touched[touchedCount++] = weight;
      }
      for (int sum = 0; sum < SUMS; sum++) {
        numbers.sums.slopes[weight * SUMS + sum] += slopes[sum];
      }
      numbers.rough.slopes[weight] += roughSlope;
    }
  }

  private void step(int step, float rate, float layerRate) {
    for (int i = 0; i < touchedCount; i++) {
      int weight = touched[i];
      isTouched[weight] = false;
      numbers.sums.step(weight * SUMS, SUMS, step, rate);
      numbers.rough.step(weight, 1, step, rate);
    }
    touchedCount = 0;
    numbers.factors.step(0, SUMS * UNITS, step, layerRate);
    numbers.added.step(0, UNITS, step, layerRate);
    numbers.counted.step(0, UNITS, step, layerRate);
    numbers.constant.step(0, 1, step, layerRate);
  }

  /** Finds the largest value of each unit. */
  private void findMost() {
    Arrays.fill(most, 0);
    for (int sample = 0; sample < labels.length; sample++) {
      value(sample);
      for (int unit = 0; unit < UNITS; unit++) {
        most[unit] = Math.max(most[unit], units[unit]);
      }
    }
  }

  /** The value of a sample before it is rounded, in discs. */
  float discs(int sample) {
    return SCALE * value(sample);
  }
}
