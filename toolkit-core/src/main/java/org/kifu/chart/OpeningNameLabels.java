package org.kifu.chart;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.kifu.chart.OpeningBars.Bar;
import org.kifu.picture.Palette;
import org.kifu.picture.TextLine;

/** Writes the name of each row and the line below it, flush right. */
final class OpeningNameLabels implements ChartLabels.Writer {
  private static final double MARGIN = 2;

  private final List<Bar> bars;

  OpeningNameLabels(List<Bar> bars) {
    this.bars = bars;
  }

  @Override
  public void write(Graphics2D graphics, ChartLabels.Area area) {
    for (int row = 0; row < bars.size(); row++) {
      Bar bar = bars.get(row);
      double y = area.domain(row);
      String name = bar.name().isBlank() ? bar.line() : bar.name();
      boolean twoLines = !bar.name().isBlank() && !bar.line().isBlank();
      graphics.setPaint(Palette.INK);
      draw(graphics, name, ChartTheme.text(), area.bounds(), y + (twoLines ? -2 : 4));
      if (twoLines) {
        graphics.setPaint(Palette.FAINT_INK);
        draw(graphics, bar.line(), ChartTheme.tinyText(), area.bounds(), y + 10);
      }
    }
  }

  private static void draw(
      Graphics2D graphics, String text, Font font, Rectangle2D area, double baseline) {
    graphics.setFont(font);
    String line = TextLine.fit(text, font, area.getWidth() - 2 * MARGIN);
    TextLine.draw(graphics, line, area.getMaxX() - MARGIN, baseline, TextLine.Align.RIGHT);
  }
}
