package org.kifu.chart.plot;

import java.awt.Color;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.picture.drawing.Palette;

/** Means as dots with whiskers of one standard error. */
public final class MeanWhiskers {
  private final XYIntervalSeries series;
  private final double unit;

  /**
   * Starts without means.
   *
   * @param name the name of the series
   * @param unit the length on the axis of one unit of the means
   */
  public MeanWhiskers(String name, double unit) {
    this.series = new XYIntervalSeries(name);
    this.unit = unit;
  }

  /** Adds a mean; leaves out a mean of no moves. */
  public void add(double x, MoveMean mean) {
    if (mean.moves() > 0) {
      double y = unit * mean.mean().orElseThrow();
      double error = unit * mean.standardError().orElse(0);
      series.add(x, x, x, y, y - error, y + error);
    }
  }

  public XYIntervalSeriesCollection dataset() {
    XYIntervalSeriesCollection intervals = new XYIntervalSeriesCollection();
    intervals.addSeries(series);
    return intervals;
  }

  /** The highest end of a whisker; 0 without means. */
  public double top() {
    double top = 0;
    for (int i = 0; i < series.getItemCount(); i++) {
      top = Math.max(top, series.getYHighValue(i));
    }
    return top;
  }

  /** The lowest end of a whisker; {@code without} if there are no means. */
  public double bottom(double without) {
    double bottom = without;
    for (int i = 0; i < series.getItemCount(); i++) {
      bottom = i == 0 ? series.getYLowValue(i) : Math.min(bottom, series.getYLowValue(i));
    }
    return bottom;
  }

  public static XYErrorRenderer renderer(Color colour, boolean dots) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setCapLength(8);
    renderer.setErrorStroke(ChartTheme.LINE);
    renderer.setErrorPaint(Palette.INK);
    renderer.setDefaultShapesVisible(dots);
    renderer.setSeriesShape(0, MarkStyle.dot());
    renderer.setSeriesPaint(0, colour);
    renderer.setUseOutlinePaint(true);
    renderer.setSeriesOutlinePaint(0, Palette.INK);
    return renderer;
  }
}
