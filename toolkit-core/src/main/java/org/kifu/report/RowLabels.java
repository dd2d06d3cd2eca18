package org.kifu.report;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.kifu.report.OpeningBars.Bar;
import org.kifu.report.TextLine.Align;

/** Writes a number beside what a row shows. */
final class RowLabels extends AbstractXYAnnotation {
  private static final long serialVersionUID = 1;
  private static final double GAP = 7;

  private final transient List<Bar> bars;
  private final transient ToDoubleFunction<Bar> end;
  private final transient Function<Bar, String> text;
  private final transient Align align;

  /**
   * Labels for these rows.
   *
   * @param end the value beside which the number of a row stands
   * @param align whether it begins or ends there
   */
  RowLabels(List<Bar> bars, ToDoubleFunction<Bar> end, Function<Bar, String> text, Align align) {
    this.bars = bars;
    this.end = end;
    this.text = text;
    this.align = align;
  }

  @Override
  public void draw(
      Graphics2D graphics,
      XYPlot plot,
      Rectangle2D area,
      ValueAxis rows,
      ValueAxis values,
      int rendererIndex,
      PlotRenderingInfo info) {
    double gap = align == Align.LEFT ? GAP : -GAP;
    graphics.setFont(ChartTheme.smallText());
    graphics.setPaint(ChartTheme.INK);
    for (int row = 0; row < bars.size(); row++) {
      Bar bar = bars.get(row);
      double y = rows.valueToJava2D(row, area, plot.getDomainAxisEdge());
      double x = values.valueToJava2D(end.applyAsDouble(bar), area, plot.getRangeAxisEdge());
      TextLine.draw(graphics, text.apply(bar), x + gap, y + 4, align);
    }
  }
}
