package org.kifu.chart;

import java.awt.Color;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYSeries;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.Ticks;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.study.OpeningUse;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;

/**
 * A chart of the ends of games: a bar for each final disc difference, dark if black won and pale if
 * white won, and a line at the median.
 */
public final class DiscDiffChart {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 340;

  /** The least end of the axis, for the differences of 64 squares. */
  private static final double LAST = 65.5;

  private static final double BAR = 1.6;

  private final ResultsByYear results;
  private final OpeningWords words;

  private DiscDiffChart(ResultsByYear results, OpeningWords words) {
    this.results = results;
    this.words = words;
  }

  /** The chart of all games of a table, in English. */
  public static Picture of(OpeningTable table) {
    return of(table, Locale.ENGLISH);
  }

  /** The chart of all games of a table. */
  public static Picture of(OpeningTable table, Locale language) {
    OpeningWords words = OpeningWords.in(language);
    DiscDiffChart chart = new DiscDiffChart(OpeningUse.ofAll(table), words);
    return ChartTheme.picture(words.of("ends.title"), WIDTH, HEIGHT, chart::chart)
        .described(chart.description());
  }

  private boolean isEmpty() {
    return results.stats().games() == 0;
  }

  private String description() {
    return isEmpty()
        ? words.games(0)
        : words.filled(
            "ends.seen",
            OpeningWords.count(results.stats().games()),
            OpeningWords.count(results.stats().blackWins()),
            OpeningWords.count(results.stats().whiteWins()),
            OpeningWords.count(results.stats().draws()),
            quantile(1, 2),
            quantile(1, 4),
            quantile(3, 4));
  }

  private String quantile(int part, int of) {
    return String.format(Locale.ROOT, "%+d", results.discDiffQuantile(part, of));
  }

  private JFreeChart chart() {
    long most = results.byDiscDiff().values().stream().reduce(1L, Math::max);
    XYPlot plot =
        ChartTheme.plot(
            ChartTheme.axis(
                words.of("ends.axis"), -last(), last(), Ticks.signed(last() > LAST ? 16 : 8)),
            ChartTheme.axis(
                words.of("chart.axis.games"),
                0,
                1.08 * most,
                Ticks.plain(OpeningChart.roundStep(most / 4.0))));
    plot.setDomainGridlinesVisible(false);
    addBars(plot, -1, ChartTheme.WHITE_SIDE);
    addBars(plot, 0, Palette.ORANGE);
    addBars(plot, 1, ChartTheme.BLACK_SIDE);
    if (!isEmpty()) {
      double median = results.discDiffQuantile(1, 2);
      plot.addDomainMarker(
          new ValueMarker(median, Palette.VERMILION, ChartTheme.DASHED_LINE), Layer.FOREGROUND);
    }
    JFreeChart chart = ChartTheme.chart(plot, words.of("ends.title"));
    ChartTheme.addHeading(chart, words.of("ends.legend"), ChartTheme.text(), Palette.FAINT_INK);
    return chart;
  }

  /** The end of the axis. */
  private double last() {
    return results.byDiscDiff().keySet().stream()
        .mapToDouble(diff -> Math.abs(diff) + 1.5)
        .reduce(LAST, Math::max);
  }

  /**
   * @param winner 1 for the games that black won, -1 for white, 0 for draws
   */
  private void addBars(XYPlot plot, int winner, Color colour) {
    XYSeries bars = new XYSeries("games");
    results
        .byDiscDiff(winner)
        .forEach((diff, games) -> bars.add((double) diff, games.doubleValue()));
    ChartTheme.addBars(plot, bars, BAR, colour);
  }
}
