package org.kifu.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.batch.Batch;
import org.kifu.evaluation.Features;

/**
 * Weighted ridge regression: the weights for which the sum of {@code share * (value - label)^2}
 * over all samples, plus {@code RIDGE} times the sum of squared weights, is least. Solved by
 * conjugate gradients with the diagonal as preconditioner (M. R. Hestenes and E. Stiefel, "Methods
 * of Conjugate Gradients for Solving Linear Systems", 1952). A weight that n samples take part in
 * is shrunk by about {@code n / (n + RIDGE)}, so that rare patterns need no rule of their own.
 *
 * <p>Sums run over a fixed number of blocks of samples, added in their order: the result is the
 * same to the last bit on any number of threads.
 */
final class Fit {
  private static final double RIDGE = 5;
  private static final int ITERATIONS = 30;
  private static final int BLOCKS = 8;

  private static final int ENTRIES = Features.PER_POSITION;

  private final int samples;
  private final int[] features;
  private final float[] labels;
  private final float[] shares;
  private final Batch batch;

  /**
   * @param features for each sample {@link Features#PER_POSITION} numbers of weights
   * @param labels in discs
   * @param shares how much each sample counts
   */
  Fit(int[] features, float[] labels, float[] shares, int jobs) {
    this.samples = labels.length;
    this.features = features;
    this.labels = labels;
    this.shares = shares;
    this.batch = new Batch(jobs, 1);
  }

  /** How often each weight takes part, samples counted by their shares. */
  double[] occurrences() {
    double[] counts = new double[Features.COUNT];
    for (int entry = 0; entry < samples * ENTRIES; entry++) {
      counts[features[entry]] += shares[entry / ENTRIES];
    }
    return counts;
  }

  /** Returns the weights, in discs. */
  double[] weights() {
    double[] diagonal = occurrences();
    Arrays.setAll(diagonal, weight -> diagonal[weight] + RIDGE);
    double[] weights = new double[Features.COUNT];
    double[] residual = gradient(weights, true);
    double[] direction = divided(residual, diagonal);
    double[] scaled = direction.clone();
    double product = product(residual, scaled);
    for (int iteration = 0; iteration < ITERATIONS && product > 0; iteration++) {
      double[] image = gradient(direction, false);
      double step = product / -product(direction, image);
      add(weights, step, direction);
      add(residual, step, image);
      scaled = divided(residual, diagonal);
      double next = product(residual, scaled);
      double carried = next / product;
      for (int weight = 0; weight < direction.length; weight++) {
        direction[weight] = scaled[weight] + carried * direction[weight];
      }
      product = next;
    }
    return weights;
  }

  /**
   * Half the negative gradient at some weights: for each weight the sum of what is missing to the
   * labels.
   *
   * @param labelled with the true labels, or as if all labels were 0: the linear part alone
   */
  private double[] gradient(double[] weights, boolean labelled) {
    List<double[]> parts = new ArrayList<>();
    batch.run(blocks(), () -> block -> part(weights, labelled, block), parts::add);
    double[] sum = new double[Features.COUNT];
    for (double[] part : parts) {
      add(sum, 1, part);
    }
    add(sum, -RIDGE, weights);
    return sum;
  }

  private static java.util.Iterator<Integer> blocks() {
    return java.util.stream.IntStream.range(0, BLOCKS).iterator();
  }

  private double[] part(double[] weights, boolean labelled, int block) {
    double[] sum = new double[Features.COUNT];
    int from = (int) ((long) samples * block / BLOCKS);
    int to = (int) ((long) samples * (block + 1) / BLOCKS);
    for (int sample = from; sample < to; sample++) {
      double missing = (labelled ? labels[sample] : 0) - value(weights, sample);
      spread(sum, sample, missing * shares[sample]);
    }
    return sum;
  }

  private double value(double[] weights, int sample) {
    double value = 0;
    int at = sample * ENTRIES;
    for (int entry = at; entry < at + ENTRIES; entry++) {
      value += weights[features[entry]];
    }
    return value;
  }

  private void spread(double[] sum, int sample, double amount) {
    int at = sample * ENTRIES;
    for (int entry = at; entry < at + ENTRIES; entry++) {
      sum[features[entry]] += amount;
    }
  }

  private static double[] divided(double[] numbers, double[] divisors) {
    double[] quotients = new double[numbers.length];
    Arrays.setAll(quotients, i -> numbers[i] / divisors[i]);
    return quotients;
  }

  private static double product(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static void add(double[] to, double factor, double[] numbers) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * numbers[i];
    }
  }
}
