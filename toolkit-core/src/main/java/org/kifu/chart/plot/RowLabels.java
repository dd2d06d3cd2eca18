package org.kifu.chart.plot;

import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;

/**
 * The numbers beside the bars or dots of rows.
 *
 * @param <R> a row
 */
public final class RowLabels<R> implements ChartLabels.Writer {
  private static final double GAP = 7;

  private final List<R> rows;
  private final ToDoubleFunction<R> end;
  private final Function<R, String> text;
  private final Align align;

  /**
   * Labels for these rows.
   *
   * @param end the value beside which the number of a row is written
   * @param align the alignment of the number at that value
   */
  public RowLabels(List<R> rows, ToDoubleFunction<R> end, Function<R, String> text, Align align) {
    this.rows = rows;
    this.end = end;
    this.text = text;
    this.align = align;
  }

  @Override
  public void write(Graphics2D graphics, ChartLabels.Area area) {
    double gap = align == Align.LEFT ? GAP : -GAP;
    graphics.setFont(ChartTheme.smallText());
    graphics.setPaint(Palette.INK);
    for (int row = 0; row < rows.size(); row++) {
      double y = area.domain(row);
      double x = area.range(end.applyAsDouble(rows.get(row)));
      PictureText.draw(graphics, text.apply(rows.get(row)), x + gap, y + 4, align);
    }
  }
}
