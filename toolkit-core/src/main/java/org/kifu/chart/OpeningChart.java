package org.kifu.chart;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.data.xy.XYSeries;
import org.kifu.chart.OpeningBars.Bar;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MeanWhiskers;
import org.kifu.chart.plot.RowChart;
import org.kifu.chart.plot.RowLabels;
import org.kifu.chart.plot.Ticks;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.output.OpeningWords;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;

/**
 * Openings as a chart. Each has a row with its name and line, a bar for the number of games, and
 * black's score as a dot with whiskers for its 95 % interval.
 */
public final class OpeningChart {
  /** The width in pixels. */
  public static final int WIDTH = 1000;

  private static final int MOST_ROWS = 20;
  private static final int ROW_HEIGHT = 32;
  private static final int HEIGHT_WITHOUT_ROWS = 118;

  /** The share of the names in the width; the games and the scores have the rest. */
  private static final int NAME_WEIGHT = 36;

  private static final int GAMES_WEIGHT = 30;
  private static final int SCORE_WEIGHT = 34;

  private final OpeningBars openings;
  private final List<Bar> bars;

  private OpeningChart(OpeningBars openings) {
    this.openings = openings;
    this.bars = openings.bars();
  }

  /** The chart in English. */
  public static Picture of(OpeningTable table) {
    return of(table, Locale.ENGLISH);
  }

  /**
   * The chart of the named positions that most games reached, or of the moves of the position of
   * the table; the height grows with the number of rows.
   */
  public static Picture of(OpeningTable table, Locale language) {
    return of(OpeningBars.of(table, MOST_ROWS, OpeningWords.in(language)));
  }

  /** The chart of all games and of each decade instead of openings: the value of the first move. */
  public static Picture byDecade(ResultsByYear results) {
    return of(OpeningBars.byDecade(results, OpeningWords.english()));
  }

  static Picture of(OpeningBars openings) {
    int height = HEIGHT_WITHOUT_ROWS + ROW_HEIGHT * Math.max(1, openings.bars().size());
    return ChartTheme.picture(
            PictureText.clean(openings.title()),
            WIDTH,
            height,
            () -> new OpeningChart(openings).chart())
        .described(openings.description());
  }

  private JFreeChart chart() {
    RowChart chart = new RowChart(bars.size(), 26, WIDTH);
    chart.addNames(new OpeningNameLabels(bars), NAME_WEIGHT);
    chart.add(games(), GAMES_WEIGHT);
    chart.add(scores(), SCORE_WEIGHT);
    return chart.chart(openings.title(), openings.subtitle());
  }

  private OpeningWords words() {
    return openings.words();
  }

  private XYPlot games() {
    long most = bars.stream().mapToLong(Bar::games).max().orElse(1);
    double step = roundStep(most / 3.0);
    XYPlot panel =
        RowChart.panel(
            ChartTheme.axis(words().of("chart.axis.games"), 0, 1.3 * most, Ticks.plain(step)));
    XYSeries series = new XYSeries("games");
    for (int row = 0; row < bars.size(); row++) {
      series.add(row, (double) bars.get(row).games());
    }
    ChartTheme.addPlainBars(panel, series, 0.56, Palette.BLUE);
    panel.addAnnotation(
        new ChartLabels(
            new RowLabels<>(
                bars,
                bar -> (double) bar.games(),
                bar -> OpeningWords.count(bar.games()),
                Align.LEFT)));
    return panel;
  }

  private XYPlot scores() {
    double low = 10 * Math.floor(Math.min(40, extreme(Bar::scoreLow, -1)) / 10);
    double high = 10 * Math.ceil(Math.max(60, extreme(Bar::scoreHigh, 1)) / 10);
    double span = high - low;
    Ticks ticks = Ticks.plain(span > 50 ? 20 : 10);
    double right = high + 0.19 * span; // room for the numbers, without a tick above 100 %
    XYPlot panel =
        RowChart.panel(
            ChartTheme.axis(words().of("chart.axis.score"), low - 0.03 * span, right, ticks));
    panel.addRangeMarker(
        new ValueMarker(50, Palette.FAINT_INK, ChartTheme.HAIRLINE), Layer.BACKGROUND);
    ChartTheme.addLayer(panel, intervals(), MeanWhiskers.renderer(Palette.ORANGE, true));
    panel.addAnnotation(
        new ChartLabels(
            new RowLabels<>(
                bars,
                _ -> right,
                bar -> String.format(Locale.ROOT, "%.1f", bar.score()),
                Align.RIGHT)));
    return panel;
  }

  /** The outermost end of all intervals and of an even score. */
  private double extreme(ToDoubleFunction<Bar> end, int side) {
    return side * bars.stream().mapToDouble(end).map(x -> side * x).reduce(side * 50, Math::max);
  }

  private XYIntervalSeriesCollection intervals() {
    XYIntervalSeries series = new XYIntervalSeries("score");
    for (int row = 0; row < bars.size(); row++) {
      Bar bar = bars.get(row);
      series.add(row, row, row, bar.score(), bar.scoreLow(), bar.scoreHigh());
    }
    XYIntervalSeriesCollection intervals = new XYIntervalSeriesCollection();
    intervals.addSeries(series);
    return intervals;
  }

  /**
   * The smallest power of ten, or two or five times one, that is at least {@code least}; at least
   * 1.
   */
  static double roundStep(double least) {
    double power = 1;
    while (10 * power <= least) {
      power *= 10;
    }
    return power >= least
        ? power
        : 2 * power >= least ? 2 * power : 5 * power >= least ? 5 * power : 10 * power;
  }

  /** The name of each row and the line below it, aligned to the right. */
  private static final class OpeningNameLabels implements ChartLabels.Writer {
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
      String line = PictureText.fit(text, font, area.getWidth() - 2 * MARGIN);
      PictureText.draw(graphics, line, area.getMaxX() - MARGIN, baseline, PictureText.Align.RIGHT);
    }
  }
}
