package org.kifu.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.LegendItem;
import org.kifu.analysis.Confidence;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.picture.drawing.Palette;
import org.kifu.words.Words;

/**
 * A strip along the bottom of a graph. It is fuller where the values above it are more certain; the
 * dashes of the line of values have the same meaning.
 */
record CertaintyStrip(List<Point> points) implements ChartLabels.Writer {
  private static final Color PAINT = new Color(0, 0x72, 0xB2, 0x60);
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
  private static double height(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> FULL;
      case PROBABLE -> FULL * 2 / 3;
      case ESTIMATED -> FULL / 4;
    };
  }

  /** The dashes of the line. */
  static Stroke stroke(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> ChartTheme.LINE;
      case PROBABLE -> dashed(11, 3);
      case ESTIMATED -> ChartTheme.DASHED_LINE;
    };
  }

  private static Stroke dashed(float dash, float gap) {
    float[] dashes = {dash, gap};
    return new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }

  /** A legend entry with a piece of the line, and of the strip below the graph. */
  static LegendItem legendItem(Confidence confidence, Words words) {
    return new LegendItem(
        words.of("confidence." + confidence.label()),
        null,
        null,
        null,
        true,
        legendShape(height(confidence)),
        true,
        PAINT,
        false,
        PAINT,
        ChartTheme.HAIRLINE,
        true,
        new Line2D.Double(-14, 0, 14, 0),
        stroke(confidence),
        Palette.BLUE);
  }

  /**
   * The strip below the line, with a point above the line to balance it, because the shape is
   * centred.
   */
  private static Shape legendShape(double height) {
    Path2D strip =
        new Path2D.Double(new Rectangle2D.Double(-14, 7 - 0.75 * height, 28, 0.75 * height));
    strip.append(new Rectangle2D.Double(0, -7, 0.01, 0.01), false);
    return strip;
  }
}
