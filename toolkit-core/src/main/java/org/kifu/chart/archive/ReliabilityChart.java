package org.kifu.chart.archive;

import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.Ticks;
import org.kifu.game.Counted;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.train.Calibration.Reliability;

/**
 * A chart of predicted chances and actual results, with a point for each tenth; on the diagonal
 * they agree.
 */
public final class ReliabilityChart {
  private static final String TITLE = "Reliability of the chances to win";
  private static final int WIDTH = 560;
  private static final int HEIGHT = 560;
  private static final int PERCENT = 100;
  private static final int TICK = 20;
  private static final double RADIUS = 4.5;

  private ReliabilityChart() {}

  /** Draws the tenths that have positions. */
  public static Picture of(List<Reliability> rows) {
    List<Reliability> known = rows.stream().filter(row -> row.positions() > 0).toList();
    return ChartTheme.picture(TITLE, WIDTH, HEIGHT, () -> chart(known))
        .described(known.stream().map(ReliabilityChart::words).collect(Collectors.joining("; ")));
  }

  private static String words(Reliability row) {
    return String.format(
        Locale.ROOT,
        "predicted %.1f %%, won %.1f %% (%s)",
        PERCENT * row.predicted(),
        PERCENT * row.happened(),
        Counted.of(row.positions(), "position"));
  }

  private static JFreeChart chart(List<Reliability> rows) {
    XYPlot plot =
        ChartTheme.plot(
            ChartTheme.axis("predicted chance to win, per cent", 0, PERCENT, Ticks.plain(TICK)),
            ChartTheme.axis("games won, draws half, per cent", 0, PERCENT, Ticks.plain(TICK)));
    addDiagonal(plot);
    addPoints(plot, rows);
    return ChartTheme.chart(plot, TITLE);
  }

  private static void addDiagonal(XYPlot plot) {
    XYSeries diagonal = new XYSeries("as predicted");
    diagonal.add(0, 0);
    diagonal.add(PERCENT, PERCENT);
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setSeriesPaint(0, Palette.FAINT_INK);
    renderer.setSeriesStroke(0, ChartTheme.DASHED_LINE);
    ChartTheme.addLayer(plot, new XYSeriesCollection(diagonal), renderer);
  }

  private static void addPoints(XYPlot plot, List<Reliability> rows) {
    XYSeries points = new XYSeries("games");
    rows.forEach(row -> points.add(PERCENT * row.predicted(), PERCENT * row.happened()));
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
    renderer.setSeriesPaint(0, Palette.BLUE);
    renderer.setSeriesShape(0, new Ellipse2D.Double(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS));
    ChartTheme.addLayer(plot, new XYSeriesCollection(points), renderer);
  }
}
