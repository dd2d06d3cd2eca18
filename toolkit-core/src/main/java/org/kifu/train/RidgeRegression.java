package org.kifu.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;
import org.kifu.evaluation.Features;
import org.kifu.evaluation.Weights;

/**
 * A weighted ridge regression: it finds the weights for which the sum of {@code share * (value -
 * label)^2} over all samples, plus a penalty, is least. It uses conjugate gradients with the
 * diagonal as preconditioner (M. R. Hestenes and E. Stiefel, "Methods of Conjugate Gradients for
 * Solving Linear Systems", 1952).
 *
 * <p>The penalty pulls weights to 0: a weight that occurs in n samples is multiplied by about
 * {@code n / (n + penalty)}, so rare patterns need no rule of their own. The penalty also pulls
 * weights to change their sign with the sides: a pattern is worth as much to one side as it costs
 * if the other side has it. The remaining difference comes from having the move, is small, and
 * takes many samples to learn. Therefore the half difference of a weight and the weight of its
 * exchanged pattern gets a small penalty, and their half sum a large one.
 *
 * <p>Sums are computed over a fixed number of blocks of samples and added in the order of the
 * blocks, so the result is the same to the last bit on any number of threads.
 */
final class RidgeRegression {
  private static final double DIFFERENCE_PENALTY = 5;
  private static final int ITERATIONS = 30;
  private static final int BLOCKS = 8;

  private static final int ENTRIES = Features.PER_POSITION;

  /**
   * The numbers of the weights that are fitted, in ascending order: those in the samples, and those
   * of their exchanged patterns.
   */
  private final int[] fitted;

  /** By place in {@link #fitted}: the place of the exchanged weight. */
  private final int[] exchanged;

  private final int samples;
  private final int[] features;
  private final float[] labels;
  private final float[] shares;
  private final double sumPenalty;
  private final Batch batch;

  /**
   * Takes samples.
   *
   * @param features the numbers of {@link Features#PER_POSITION} weights for each sample; this
   *     object overwrites them with other numbers
   * @param labels the labels in discs
   * @param shares the share with which each sample counts
   * @param sumPenalty the strength with which a weight and that of the exchanged pattern are pulled
   *     to cancel
   */
  RidgeRegression(int[] features, float[] labels, float[] shares, double sumPenalty, int jobs) {
    int[] partners = Features.exchanged();
    this.fitted = fitted(features, partners);
    int[] places = new int[Features.COUNT];
    for (int place = 0; place < fitted.length; place++) {
      places[fitted[place]] = place;
    }
    this.exchanged = Arrays.stream(fitted).map(weight -> places[partners[weight]]).toArray();
    Arrays.setAll(features, entry -> places[features[entry]]);
    this.samples = labels.length;
    this.features = features;
    this.labels = labels;
    this.shares = shares;
    this.sumPenalty = sumPenalty;
    this.batch = new Batch(jobs, 1);
  }

  private static int[] fitted(int[] features, int[] partners) {
    boolean[] taken = new boolean[Features.COUNT];
    for (int weight : features) {
      taken[weight] = true;
      taken[partners[weight]] = true;
    }
    return IntStream.range(0, taken.length).filter(weight -> taken[weight]).toArray();
  }

  /** The number of samples in which each weight occurs, counted by their shares. */
  double[] occurrences() {
    return ofAllWeights(counts());
  }

  private double[] counts() {
    double[] counts = new double[fitted.length];
    for (int entry = 0; entry < samples * ENTRIES; entry++) {
      counts[features[entry]] += shares[entry / ENTRIES];
    }
    return counts;
  }

  private double[] ofAllWeights(double[] numbers) {
    double[] all = new double[Features.COUNT];
    for (int place = 0; place < fitted.length; place++) {
      all[fitted[place]] = numbers[place];
    }
    return all;
  }

  /** Returns all weights, in discs; 0 for those that do not occur in any sample. */
  double[] weights() {
    return ofAllWeights(solution());
  }

  private double[] solution() {
    double[] diagonal = counts();
    Arrays.setAll(diagonal, weight -> diagonal[weight] + (DIFFERENCE_PENALTY + sumPenalty) / 2);
    double[] weights = new double[fitted.length];
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
   * Half the negative gradient at some weights: for each weight the sum of the differences from
   * value to label.
   *
   * @param labelled whether to use the true labels; without them all labels are 0, which leaves the
   *     linear part
   */
  private double[] gradient(double[] weights, boolean labelled) {
    List<double[]> parts = new ArrayList<>();
    Iterator<Integer> blocks = IntStream.range(0, BLOCKS).iterator();
    batch.<Integer, double[]>run(blocks, () -> block -> part(weights, labelled, block), parts::add);
    double[] sum = new double[fitted.length];
    for (double[] part : parts) {
      add(sum, 1, part);
    }
    penalise(sum, weights);
    return sum;
  }

  private void penalise(double[] sum, double[] weights) {
    for (int weight = 0; weight < sum.length; weight++) {
      double own = weights[weight];
      double other = weights[exchanged[weight]];
      sum[weight] -= DIFFERENCE_PENALTY * (own - other) / 2 + sumPenalty * (own + other) / 2;
    }
  }

  private double[] part(double[] weights, boolean labelled, int block) {
    double[] sum = new double[fitted.length];
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

  /**
   * The fit of one stage to the samples near it: samples with its number of empties count fully,
   * samples further away count less, and samples of the next stage do not count.
   */
  static final class StageFit {
    /** The fewest samples of a weight; weights with fewer are left out. */
    private static final double FEWEST_SAMPLES = 5;

    private StageFit() {}

    /** Returns {@link Features#COUNT} weights, in the steps of the evaluation. */
    static short[] steps(TrainingSamples samples, int stage, double sumPenalty, int jobs) {
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
      RidgeRegression fit = new RidgeRegression(features, labels, shares, sumPenalty, jobs);
      return rounded(fit.weights(), fit.occurrences());
    }

    private static float share(int empties, int stage) {
      return Math.max(0, 1 - Math.abs(empties - stage) / (float) TrainingRecipe.STAGE_STEP);
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
}
