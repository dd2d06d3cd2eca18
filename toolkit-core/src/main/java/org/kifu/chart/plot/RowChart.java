package org.kifu.chart.plot;

import java.awt.Color;
import java.awt.Font;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;

/** A chart of rows: their names at the left, and panels beside them that each show one quantity. */
public final class RowChart {
  private static final double MARGINS = 60;

  private final CombinedDomainXYPlot plot;
  private final double width;

  /**
   * A chart without panels.
   *
   * @param rows the number of rows; the first is at the top
   * @param gap the pixels between two panels
   * @param width the width of the whole picture in pixels
   */
  public RowChart(int rows, double gap, double width) {
    NumberAxis axis = ChartTheme.axis(null, -0.5, Math.max(1, rows) - 0.5, Ticks.plain(1));
    axis.setInverted(true);
    axis.setVisible(false);
    this.plot = new CombinedDomainXYPlot(axis);
    plot.setGap(gap);
    this.width = width;
  }

  /** An empty panel whose quantity has this axis. */
  public static XYPlot panel(NumberAxis axis) {
    XYPlot panel = ChartTheme.plot(null, axis);
    panel.setDomainGridlinesVisible(false);
    return panel;
  }

  /** Adds a panel in which names are written, from 0 at its left to 1 at its right. */
  public void addNames(ChartLabels.Writer names, int weight) {
    NumberAxis axis = ChartTheme.axis(null, 0, 1, Ticks.plain(1));
    axis.setVisible(false);
    XYPlot panel = panel(axis);
    panel.setBackgroundPaint(Palette.PAPER);
    panel.setOutlineVisible(false);
    panel.setRangeGridlinesVisible(false);
    panel.addAnnotation(new ChartLabels(names));
    add(panel, weight);
  }

  /** Adds a panel; the weights share out the width. */
  public void add(XYPlot panel, int weight) {
    plot.add(panel, weight);
  }

  /** Returns the whole chart with those of its headings that are not empty. */
  public JFreeChart chart(String title, String subtitle) {
    plot.setOrientation(PlotOrientation.HORIZONTAL); // for all panels, so after they were added
    JFreeChart chart = ChartTheme.chart(plot);
    addHeading(chart, title, ChartTheme.title(), Palette.INK);
    addHeading(chart, subtitle, ChartTheme.text(), Palette.FAINT_INK);
    return chart;
  }

  private void addHeading(JFreeChart chart, String text, Font font, Color colour) {
    String line = PictureText.fit(text, font, width - MARGINS);
    if (!line.isEmpty()) {
      ChartTheme.addHeading(chart, line, font, colour);
    }
  }
}
