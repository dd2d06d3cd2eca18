package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.board.Position;
import org.kifu.evaluation.Features;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

@Slow
class RidgeRegressionTest {
  private static final int ENTRIES = Features.PER_POSITION;
  private static final int LAST = 40;

  /** Some hundred thousand weights, of which these games meet some thousands. */
  private final double[] truth = randomWeights();

  private final int[] features = featuresOf(1, 220);
  private final float[] labels = labels(features);
  private final float[] shares = ones(labels.length);

  @Test
  void foretellsWhatTheWeightsBehindTheLabelsSay() {
    double[] fitted = new RidgeRegression(features.clone(), labels, shares, 5, 1).weights();
    int[] unseen = featuresOf(2, 30);
    float[] expected = labels(unseen);
    double before = 0;
    double after = 0;
    for (int sample = 0; sample < expected.length; sample++) {
      before += Math.abs(expected[sample]);
      after += Math.abs(expected[sample] - value(fitted, unseen, sample));
    }
    assertThat(after).isLessThan(before / 5);
  }

  @Test
  void findsTheLeastSumOfSquares() {
    double[] fitted = new RidgeRegression(features.clone(), labels, shares, 5, 1).weights();
    double least = objective(fitted);
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      double[] other = fitted.clone();
      for (int weight : Arrays.copyOf(features, 2000)) {
        other[weight] += 0.02 * random.nextGaussian();
      }
      assertThat(objective(other)).isGreaterThan(least);
    }
  }

  @Test
  void isTheSameOnAnyNumberOfThreads() {
    assertThat(new RidgeRegression(features.clone(), labels, shares, 40, 3).weights())
        .isEqualTo(new RidgeRegression(features.clone(), labels, shares, 40, 1).weights());
  }

  @Test
  void makesWeightsChangeTheirSignWithTheSidesIfToldTo() {
    int[] exchanged = Features.exchanged();
    double free =
        sums(new RidgeRegression(features.clone(), labels, shares, 5, 1).weights(), exchanged);
    double pulled =
        sums(new RidgeRegression(features.clone(), labels, shares, 5000, 1).weights(), exchanged);
    assertThat(pulled).isLessThan(free / 4);
  }

  @Test
  void countsHowOftenAWeightTakesPart() {
    double[] occurrences =
        new RidgeRegression(features.clone(), labels, shares, 5, 1).occurrences();
    assertThat(Arrays.stream(occurrences).sum()).isEqualTo((double) features.length);
    long first = Arrays.stream(features).filter(weight -> weight == features[0]).count();
    assertThat(occurrences[features[0]]).isEqualTo((double) first);
  }

  private static double sums(double[] weights, int[] exchanged) {
    double sum = 0;
    for (int weight = 0; weight < weights.length - 1; weight++) {
      sum += Math.abs(weights[weight] + weights[exchanged[weight]]);
    }
    return sum;
  }

  private double objective(double[] weights) {
    double sum = 0;
    for (int sample = 0; sample < labels.length; sample++) {
      double error = labels[sample] - value(weights, features, sample);
      sum += error * error;
    }
    for (double weight : weights) {
      sum += 5 * weight * weight;
    }
    return sum;
  }

  private static double value(double[] weights, int[] of, int sample) {
    double value = 0;
    for (int entry = sample * ENTRIES; entry < (sample + 1) * ENTRIES; entry++) {
      value += weights[of[entry]];
    }
    return value;
  }

  private float[] labels(int[] of) {
    float[] sums = new float[of.length / ENTRIES];
    for (int sample = 0; sample < sums.length; sample++) {
      sums[sample] = (float) value(truth, of, sample);
    }
    return sums;
  }

  private static float[] ones(int count) {
    float[] ones = new float[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  /** Only the small shapes, the last of the patterns, and mobility matter. */
  private static double[] randomWeights() {
    Random random = new Random(1);
    double[] weights = new double[Features.COUNT];
    for (int weight = Features.COUNT - 65 - LAST; weight < weights.length; weight++) {
      weights[weight] = random.nextGaussian();
    }
    return weights;
  }

  private static int[] featuresOf(long seed, int games) {
    int[] features = new int[games * 60 * ENTRIES];
    int count = 0;
    for (PlainBoard board : Games.randomPositions(seed, games)) {
      Position position = Games.position(board);
      if (position.empties() > 10 && position.empties() < 30 && !board.isOver()) {
        Features.find(position.player(), position.opponent(), features, count++ * ENTRIES);
      }
    }
    return Arrays.copyOf(features, count * ENTRIES);
  }
}
