package org.kifu.chart.plot;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import org.jfree.chart.LegendItem;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.picture.drawing.Palette;

/** The marks of bad moves; each kind has its own shape and colour. */
public final class MarkStyle {
  private MarkStyle() {}

  /** The shape of a mark, around the origin. */
  public static Shape shape(MoveLabel mark) {
    return switch (mark) {
      case INACCURACY -> dot();
      case MISTAKE -> polygon(-6, 4.5, 6, 4.5, 0, -6.5);
      case BLUNDER -> polygon(-7.5, 0, 0, -7.5, 7.5, 0, 0, 7.5);
    };
  }

  /** A small disc around the origin. */
  public static Shape dot() {
    return new Ellipse2D.Double(-3.5, -3.5, 7, 7);
  }

  /** The colour inside a mark. */
  public static Color colour(MoveLabel mark) {
    return switch (mark) {
      case INACCURACY -> Palette.SKY_BLUE;
      case MISTAKE -> Palette.ORANGE;
      case BLUNDER -> Palette.VERMILION;
    };
  }

  /** A renderer of the marks of one kind. */
  public static XYLineAndShapeRenderer renderer(MoveLabel mark) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
    renderer.setSeriesShape(0, shape(mark));
    renderer.setSeriesPaint(0, colour(mark));
    renderer.setUseOutlinePaint(true);
    renderer.setSeriesOutlinePaint(0, Palette.INK);
    return renderer;
  }

  public static LegendItem legendItem(MoveLabel mark, String name) {
    return new LegendItem(
        name, null, null, null, shape(mark), colour(mark), ChartTheme.HAIRLINE, Palette.INK);
  }

  private static Shape polygon(double... coordinates) {
    Path2D path = new Path2D.Double();
    path.moveTo(coordinates[0], coordinates[1]);
    for (int i = 2; i < coordinates.length; i += 2) {
      path.lineTo(coordinates[i], coordinates[i + 1]);
    }
    path.closePath();
    return path;
  }
}
