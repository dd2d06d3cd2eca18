package org.kifu.report;

import java.awt.Color;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYSeries;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningUse;
import org.kifu.opening.ResultsByYear;

/**
 * How games ended: a bar for each final disc difference, dark where black won and pale where white
 * won, and a line at the median.
 */
public final class DiscDiffChart {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 340;
  private static final double LAST = 65.5;
  private static final double BAR = 1.6;

  private final ResultsByYear results;

  private DiscDiffChart(ResultsByYear results) {
    this.results = results;
  }

  /** All games that a table is about. */
  public static Picture of(OpeningTable table) {
    DiscDiffChart chart = new DiscDiffChart(OpeningUse.ofAll(table));
    return ChartTheme.picture("How the games ended", WIDTH, HEIGHT, chart::chart)
        .described(chart.words());
  }

  private boolean isEmpty() {
    return results.stats().games() == 0;
  }

  private String words() {
    if (isEmpty()) {
      return "No games";
    }
    return String.format(
        Locale.ROOT,
        "%,d games: black won %,d, white won %,d, %,d drawn; final discs, black minus white:"
            + " median %+d, half of the games between %+d and %+d",
        results.stats().games(),
        results.stats().blackWins(),
        results.stats().whiteWins(),
        results.stats().draws(),
        results.discDiffQuantile(1, 2),
        results.discDiffQuantile(1, 4),
        results.discDiffQuantile(3, 4));
  }

  private JFreeChart chart() {
    long most = results.byDiscDiff().values().stream().reduce(1L, Math::max);
    XYPlot plot =
        ChartTheme.plot(
            ChartTheme.axis("final discs, black minus white", -LAST, LAST, Ticks.signed(8)),
            ChartTheme.axis(
                "games", 0, 1.08 * most, Ticks.plain(OpeningChart.roundStep(most / 4.0))));
    plot.setDomainGridlinesVisible(false);
    addBars(plot, diff -> diff < 0, ChartTheme.WHITE_SIDE);
    addBars(plot, diff -> diff == 0, ChartTheme.ORANGE);
    addBars(plot, diff -> diff > 0, ChartTheme.BLACK_SIDE);
    if (!isEmpty()) {
      double median = results.discDiffQuantile(1, 2);
      plot.addDomainMarker(
          new ValueMarker(median, ChartTheme.VERMILION, ChartTheme.DASHED_LINE), Layer.FOREGROUND);
    }
    JFreeChart chart = ChartTheme.chart(plot);
    ChartTheme.addHeading(chart, "How the games ended", ChartTheme.title(), ChartTheme.INK);
    ChartTheme.addHeading(
        chart,
        "pale: white won; orange: drawn; dark: black won; dashed line: median",
        ChartTheme.text(),
        ChartTheme.FAINT_INK);
    return chart;
  }

  private void addBars(XYPlot plot, IntPredicate which, Color colour) {
    XYSeries bars = new XYSeries("games");
    for (Map.Entry<Integer, Long> diff : results.byDiscDiff().entrySet()) {
      if (which.test(diff.getKey())) {
        bars.add((double) diff.getKey(), (double) diff.getValue());
      }
    }
    ChartTheme.addBars(plot, bars, BAR, colour);
  }
}
