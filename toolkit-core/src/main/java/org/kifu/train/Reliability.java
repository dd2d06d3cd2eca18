package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.WinCurve;

/**
 * One tenth of what a curve predicts, beside what happened.
 *
 * @param tenth 0 to 9: chances from {@code tenth / 10} to the next tenth
 * @param positions how many
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
