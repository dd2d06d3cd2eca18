package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.analysis.Limits;
import org.kifu.annotate.WinCurve;
import org.kifu.train.ChanceSampler.ChanceSample;

/**
 * A curve of the chances to win, and its reliability in games that it was not fitted to.
 *
 * @param curve the curve, fitted to every second game
 * @param fitted the number of positions from these games, one from each game
 * @param reliability the reliability of the curve in the other games
 */
public record Calibration(WinCurve curve, int fitted, List<Reliability> reliability) {
  /** Copies the list. */
  public Calibration {
    reliability = List.copyOf(reliability);
  }

  /** Fits a curve to the games with an even index, and tests it on the others. */
  public static Calibration of(List<TrainingGame> games, ChanceSampler sampler) {
    List<ChanceSample> samples = sampler.samples(games);
    List<ChanceSample> training = everySecond(samples, 0);
    WinCurve curve = WinCurveFit.of(training);
    return new Calibration(curve, training.size(), Reliability.of(curve, everySecond(samples, 1)));
  }

  private static List<ChanceSample> everySecond(List<ChanceSample> samples, int first) {
    List<ChanceSample> chosen = new ArrayList<>();
    for (int i = first; i < samples.size(); i += 2) {
      chosen.add(samples.get(i));
    }
    return chosen;
  }

  /** The table of the curve, with remarks on its making and its reliability. */
  public String text(String engine, Limits limits) {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "The chance to win: 1 / (1 + exp(-slope asinh((value - tempo) / scale))); kifu calibrate.");
    remarks.add(
        "values: %s, depth %d at %d %%, to the end from %d empties, exact from %d"
            .formatted(
                engine,
                limits.depth(),
                limits.confidencePercent(),
                limits.probableEmpties(),
                limits.exactEmpties()));
    remarks.add("fitted to " + fitted + " positions, one of every second game; in the others:");
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
        double chance =
            curve.row(sample.empties()).win(sample.centidiscs() / 100.0, sample.flattered());
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
