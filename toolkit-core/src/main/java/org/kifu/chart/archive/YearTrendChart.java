package org.kifu.chart.archive;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MeanWhiskers;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.words.Words;

/**
 * A chart of a player's accuracy and loss in each year, with whiskers of one standard error and the
 * number of games. It leaves out games without a date.
 */
public final class YearTrendChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 560;
  private static final double HUNDREDTH = 0.01;

  private final List<ReviewGroup> years;
  private final String title;
  private final Words words;

  private YearTrendChart(PlayerReview review, Words words) {
    this.words = words;
    this.years = review.years().stream().filter(year -> !year.name().isEmpty()).toList();
    this.title =
        PictureText.fit(
            words.filled("chart.years", review.name()), ChartTheme.title(), WIDTH - 60.0);
  }

  /** Draws the chart. */
  public static Picture of(PlayerReview review, Words words) {
    YearTrendChart chart = new YearTrendChart(review, words);
    return ChartTheme.picture(PictureText.clean(chart.title), WIDTH, HEIGHT, chart::chart)
        .described(chart.years.stream().map(chart::described).collect(Collectors.joining("; ")));
  }

  private String described(ReviewGroup year) {
    MoveStats moves = year.stats().moves();
    double accuracy = HUNDREDTH * moves.accuracy().mean().orElse(Double.NaN);
    double loss = HUNDREDTH * moves.loss().mean().orElse(Double.NaN);
    return words.filled(
        "seen.year",
        year.name(),
        Long.toString(year.stats().results().games()),
        String.format(Locale.ROOT, "%.1f", accuracy),
        String.format(Locale.ROOT, "%.2f", loss));
  }

  private JFreeChart chart() {
    CombinedDomainXYPlot plot = new CombinedDomainXYPlot(yearAxis());
    plot.setGap(14);
    plot.add(accuracy());
    plot.add(loss());
    JFreeChart chart = ChartTheme.chart(plot, title);
    ChartTheme.addHeading(chart, words.of("chart.whiskers"), ChartTheme.text(), Palette.FAINT_INK);
    return chart;
  }

  private NumberAxis yearAxis() {
    double first = years.stream().mapToDouble(YearTrendChart::year).min().orElse(0);
    double last = years.stream().mapToDouble(YearTrendChart::year).max().orElse(1);
    return ChartTheme.yearAxis(words.of("axis.year"), first, last);
  }

  private XYPlot accuracy() {
    MeanWhiskers means = means(MoveStats::accuracy);
    double low = Math.max(0, 10 * Math.floor(means.bottom(50) / 10));
    double top = Math.min(100, 10 * Math.ceil(means.top() / 10));
    double high = Math.max(top, low + 10);
    XYPlot plot =
        panel(
            words.of("axis.accuracy"),
            low,
            high + 0.12 * (high - low),
            Ticks.plain(high - low > 40 ? 20 : high - low > 20 ? 10 : 5));
    addMeans(plot, means, MoveStats::accuracy, Palette.BLUE);
    plot.addAnnotation(new ChartLabels(this::writeGames));
    return plot;
  }

  private XYPlot loss() {
    MeanWhiskers means = means(MoveStats::loss);
    double high = Math.max(0.5, 1.08 * means.top());
    XYPlot plot =
        panel(words.of("axis.loss"), 0, high, Ticks.decimal(high > 4 ? 1 : high > 2 ? 0.5 : 0.2));
    addMeans(plot, means, MoveStats::loss, Palette.VERMILION);
    return plot;
  }

  private static XYPlot panel(String label, double low, double high, NumberTickUnit ticks) {
    return ChartTheme.plot(null, ChartTheme.axis(label, low, high, ticks));
  }

  private MeanWhiskers means(Function<MoveStats, MoveMean> what) {
    MeanWhiskers means = new MeanWhiskers("mean", HUNDREDTH);
    years.forEach(year -> means.add(year(year), what.apply(year.stats().moves())));
    return means;
  }

  private void addMeans(
      XYPlot plot, MeanWhiskers means, Function<MoveStats, MoveMean> what, Color colour) {
    XYSeries line = new XYSeries("line");
    for (ReviewGroup year : years) {
      MoveMean mean = what.apply(year.stats().moves());
      if (mean.moves() > 0) {
        line.add(year(year), HUNDREDTH * mean.mean().orElseThrow());
      }
    }
    XYLineAndShapeRenderer between = new XYLineAndShapeRenderer(true, false);
    between.setSeriesPaint(0, colour);
    between.setSeriesStroke(0, ChartTheme.LINE);
    ChartTheme.addLayer(plot, new XYSeriesCollection(line), between);
    XYErrorRenderer dots = MeanWhiskers.renderer(colour, true);
    ChartTheme.addLayer(plot, means.dataset(), dots);
  }

  /** Writes the number of games at the top of each year that has room for it. */
  private void writeGames(Graphics2D graphics, ChartLabels.Area area) {
    graphics.setFont(ChartTheme.smallText());
    graphics.setPaint(Palette.FAINT_INK);
    double free = 0;
    for (ReviewGroup year : years) {
      String games = Long.toString(year.stats().results().games());
      double x = area.domain(year(year));
      double half = PictureText.width(games, ChartTheme.smallText()) / 2;
      if (x - half >= free) {
        PictureText.draw(graphics, games, x, area.bounds().getMinY() + 15, Align.CENTRE);
        free = x + half + 3;
      }
    }
  }

  private static double year(ReviewGroup year) {
    return Integer.parseInt(year.name());
  }
}
