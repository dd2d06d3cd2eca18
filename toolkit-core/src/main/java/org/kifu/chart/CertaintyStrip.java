package org.kifu.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.kifu.analysis.Confidence;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.plot.ChartLabels;

/** A strip along the bottom of a graph, the fuller the more certain the values above it are. */
record CertaintyStrip(List<Point> points) implements ChartLabels.Writer {
  static final Color PAINT = new Color(0, 0x72, 0xB2, 0x60);

  private static final double FULL = 8;

  @Override
  public void write(Graphics2D graphics, ChartLabels.Area area) {
    graphics.setPaint(PAINT);
    int from = 0;
    while (from < points.size()) {
      Confidence confidence = points.get(from).confidence();
      int to = from + 1;
      while (to < points.size() && points.get(to).confidence() == confidence) {
        to++;
      }
      fill(graphics, area, points.get(from).ply(), points.get(to - 1).ply(), height(confidence));
      from = to;
    }
  }

  private static void fill(
      Graphics2D graphics, ChartLabels.Area area, int first, int last, double height) {
    double left = area.domain(first - 0.5);
    double right = area.domain(last + 0.5);
    double bottom = area.bounds().getMaxY();
    graphics.fill(new Rectangle2D.Double(left, bottom - height, right - left, height));
  }

  /** The height in pixels. */
  static double height(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> FULL;
      case PROBABLE -> FULL * 2 / 3;
      case ESTIMATED -> FULL / 4;
    };
  }
}
