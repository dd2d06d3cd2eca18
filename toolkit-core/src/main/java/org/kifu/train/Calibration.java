package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.kifu.analysis.Limits;
import org.kifu.annotate.WinCurve;
import org.kifu.game.Counted;
import org.kifu.train.ChanceSampler.ChanceSample;

/**
 * A curve of the chances to win, and its reliability in games that it was not fitted to.
 *
 * @param curve the curve
 * @param fitted the number of positions that it was fitted to, one from each game
 * @param reliability the reliability of the curve in the games of the test years
 */
public record Calibration(WinCurve curve, int fitted, List<Reliability> reliability) {
  /** The distance of the test years, which are its multiples; all other years fit the curve. */
  private static final int TEST_YEARS = 5;

  /** Copies the list. */
  public Calibration {
    reliability = List.copyOf(reliability);
  }

  /**
   * Fits a curve to some games, and tests it on those of the years that are multiples of 5. So
   * hardly a tournament is in both.
   */
  public static Calibration of(List<TrainingGame> games, ChanceSampler sampler) {
    return ofSamples(sampler.samples(games));
  }

  static Calibration ofSamples(List<ChanceSample> samples) {
    Map<Boolean, List<ChanceSample>> byUse =
        samples.stream().collect(Collectors.partitioningBy(Calibration::isTest));
    List<ChanceSample> training = byUse.getOrDefault(false, List.of());
    WinCurve curve = WinCurveFit.of(training);
    return new Calibration(
        curve, training.size(), Reliability.of(curve, byUse.getOrDefault(true, List.of())));
  }

  /** Whether a sample tests the curve; a game without a year fits it. */
  private static boolean isTest(ChanceSample sample) {
    return sample.year() > 0 && sample.year() % TEST_YEARS == 0;
  }

  /**
   * The table of the curve, with remarks on its making and its reliability.
   *
   * @param players the players of the games, such as {@code two people}
   */
  public String text(String engine, Limits limits, String players) {
    List<String> remarks = new ArrayList<>();
    remarks.add("The chance to win: 1 / (1 + exp(-slope asinh(value / scale))); kifu calibrate.");
    remarks.add(
        "values: %s, depth %d at %d %%, to the end from %d empties, exact from %d"
            .formatted(
                engine,
                limits.depth(),
                limits.confidencePercent(),
                limits.probableEmpties(),
                limits.exactEmpties()));
    remarks.add(
        "fitted to %s, one from each game of %s, without the years divisible by %d; in those years:"
            .formatted(Counted.of(fitted, "position"), players, TEST_YEARS));
    for (Reliability row : reliability) {
      remarks.add(
          String.format(
              Locale.ROOT,
              "predicted %.4f, happened %.4f, %d positions",
              row.predicted(),
              row.happened(),
              row.positions()));
    }
    return remarks.stream().map(remark -> "# " + remark + "\n").collect(Collectors.joining())
        + curve.text();
  }

  /**
   * The mean prediction of a curve in one tenth of the range of chances, and the mean result.
   *
   * @param tenth 0 to 9: chances from {@code tenth / 10} to the next tenth
   * @param positions the number of positions
   * @param predicted the mean chance, 0 to 1
   * @param happened the mean of the points, 0 to 1
   */
  public record Reliability(int tenth, int positions, double predicted, double happened) {
    private static final int TENTHS = 10;

    /** The ten tenths for some samples, each sample seen by its side to move. */
    public static List<Reliability> of(WinCurve curve, List<ChanceSample> samples) {
      int[] counts = new int[TENTHS];
      double[] chances = new double[TENTHS];
      double[] points = new double[TENTHS];
      for (ChanceSample sample : samples) {
        double chance = curve.row(sample.empties()).win(sample.centidiscs() / 100.0, false);
        int tenth = Math.min(TENTHS - 1, (int) (TENTHS * chance));
        counts[tenth]++;
        chances[tenth] += chance;
        points[tenth] += sample.points();
      }
      List<Reliability> rows = new ArrayList<>();
      for (int tenth = 0; tenth < TENTHS; tenth++) {
        int count = Math.max(1, counts[tenth]);
        rows.add(
            new Reliability(tenth, counts[tenth], chances[tenth] / count, points[tenth] / count));
      }
      return rows;
    }
  }
}
