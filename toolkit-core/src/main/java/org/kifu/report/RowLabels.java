package org.kifu.report;

import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.kifu.report.OpeningBars.Bar;
import org.kifu.report.TextLine.Align;

/** Writes a number beside what a row shows. */
final class RowLabels implements ChartLabels.Writer {
  private static final double GAP = 7;

  private final List<Bar> bars;
  private final ToDoubleFunction<Bar> end;
  private final Function<Bar, String> text;
  private final Align align;

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
  public void write(Graphics2D graphics, ChartLabels.Area area) {
    double gap = align == Align.LEFT ? GAP : -GAP;
    graphics.setFont(ChartTheme.smallText());
    graphics.setPaint(ChartTheme.INK);
    for (int row = 0; row < bars.size(); row++) {
      Bar bar = bars.get(row);
      double y = area.domain(row);
      double x = area.range(end.applyAsDouble(bar));
      TextLine.draw(graphics, text.apply(bar), x + gap, y + 4, align);
    }
  }
}
