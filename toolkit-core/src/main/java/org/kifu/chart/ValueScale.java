package org.kifu.chart;

import java.util.List;
import org.kifu.chart.EvaluationGraph.Point;

/**
 * The scale of disc differences on which a game is drawn: both sides of zero, with room for labels
 * beyond the extremes.
 *
 * @param low the lower end, a multiple of the tick
 * @param high the upper end, likewise
 * @param tick the distance of ticks in discs
 */
record ValueScale(double low, double high, int tick) {
  private static final double LEAST = 8;
  private static final double MARGIN = 0.12;

  static ValueScale of(List<Point> points) {
    double high = LEAST;
    double low = -LEAST;
    for (Point point : points) {
      high = Math.max(high, point.blackDiscDiff());
      low = Math.min(low, point.blackDiscDiff());
    }
    double margin = MARGIN * (high - low);
    int tick = high - low <= 40 ? 4 : high - low <= 80 ? 8 : 16;
    return new ValueScale(
        tick * Math.floor((low - margin) / tick), tick * Math.ceil((high + margin) / tick), tick);
  }
}
