package org.kifu.report;

import java.awt.BasicStroke;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import org.jfree.chart.LegendItem;
import org.kifu.analysis.Confidence;
import org.kifu.export.Words;

/** How values of each confidence are told apart: by the dashes of their line. */
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

  static LegendItem legendItem(Confidence confidence, Words words) {
    return new LegendItem(
        words.of("confidence." + confidence.label()),
        null,
        null,
        null,
        new Line2D.Double(-14, 0, 14, 0),
        stroke(confidence),
        ChartTheme.BLUE);
  }
}
