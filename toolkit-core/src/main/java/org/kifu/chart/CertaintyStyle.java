package org.kifu.chart;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.LegendItem;
import org.kifu.analysis.Confidence;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.picture.drawing.Palette;
import org.kifu.words.Words;

/** The dashes of a line, by which values of each confidence are told apart. */
final class CertaintyStyle {
  private CertaintyStyle() {}

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

  /** The strip below the line. It is centred, and has a point above the line to balance it. */
  private static Shape strip(double height) {
    Path2D strip =
        new Path2D.Double(new Rectangle2D.Double(-14, 7 - 0.75 * height, 28, 0.75 * height));
    strip.append(new Rectangle2D.Double(0, -7, 0.01, 0.01), false);
    return strip;
  }

  /** A piece of the line, and of the strip below the graph. */
  static LegendItem legendItem(Confidence confidence, Words words) {
    return new LegendItem(
        words.of("confidence." + confidence.label()),
        null,
        null,
        null,
        true,
        strip(CertaintyStrip.height(confidence)),
        true,
        CertaintyStrip.PAINT,
        false,
        CertaintyStrip.PAINT,
        ChartTheme.HAIRLINE,
        true,
        new Line2D.Double(-14, 0, 14, 0),
        stroke(confidence),
        Palette.BLUE);
  }
}
