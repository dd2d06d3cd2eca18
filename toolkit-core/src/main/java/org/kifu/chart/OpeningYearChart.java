package org.kifu.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.chart.plot.Ticks;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.study.OpeningUse;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;

/**
 * A chart of the openings of each year: the share of the year's games that reached the most
 * frequent openings, and below it the number of the year's games, as shares of few games vary
 * widely.
 */
public final class OpeningYearChart {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 520;
  private static final int SHARE_WEIGHT = 3;
  private static final double BAR = 0.7;

  /**
   * The styles of the lines. Each has a colour, a shape and a kind of line, so that no two differ
   * only by colour.
   */
  private static final List<Style> STYLES =
      List.of(
          new Style(Palette.BLUE, MarkStyle.dot(), ChartTheme.LINE),
          new Style(Palette.VERMILION, square(), ChartTheme.LINE),
          new Style(Palette.ORANGE, MarkStyle.dot(), ChartTheme.DASHED_LINE),
          new Style(Palette.INK, square(), dotted()),
          new Style(Palette.SKY_BLUE, MarkStyle.dot(), dotted()));

  private record Style(Color colour, Shape shape, Stroke line) {}

  private final List<OpeningUse> uses;
  private final SortedMap<Integer, OpeningStats> all;
  private final OpeningWords words;

  private OpeningYearChart(
      List<OpeningUse> uses, SortedMap<Integer, OpeningStats> all, OpeningWords words) {
    this.uses = uses;
    this.all = all;
    this.words = words;
  }

  /** The chart in English. */
  public static Optional<Picture> of(OpeningTable table) {
    return of(table, Locale.ENGLISH);
  }

  /**
   * The chart of the most frequent openings, or of the moves of one position; empty if no year is
   * known.
   */
  public static Optional<Picture> of(OpeningTable table, Locale language) {
    OpeningWords words = OpeningWords.in(language);
    SortedMap<Integer, OpeningStats> all = OpeningUse.ofAll(table).byYear();
    all.remove(0);
    OpeningYearChart chart =
        new OpeningYearChart(OpeningUse.mostFrequent(table, STYLES.size()), all, words);
    return all.isEmpty() || chart.uses.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ChartTheme.picture(words.of("chart.years"), WIDTH, HEIGHT, chart::chart)
                .described(words.words().sentence(chart.uses.stream().map(chart::told).toList())));
  }

  /** An opening in words, such as {@code Tiger: 1980s 12.5 %, 1990s 20.1 %}. */
  private String told(OpeningUse use) {
    Map<Integer, Long> games =
        all.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    year -> year.getKey() / 10 * 10,
                    Collectors.summingLong(year -> year.getValue().games())));
    String decades =
        games.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(decade -> told(use, decade.getKey(), decade.getValue()))
            .collect(Collectors.joining(", "));
    return words.words().filled("named", PictureText.clean(use.name()), decades);
  }

  private String told(OpeningUse use, int decade, long games) {
    OpeningStats own = use.results().byDecade().getOrDefault(decade, OpeningStats.NONE);
    String share = String.format(Locale.ROOT, "%.1f", 100.0 * own.games() / games);
    return words.filled("seen.decade", Integer.toString(decade), share);
  }

  private JFreeChart chart() {
    CombinedDomainXYPlot plot = new CombinedDomainXYPlot(years());
    plot.setGap(14);
    plot.add(shares(), SHARE_WEIGHT);
    plot.add(games(), 1);
    JFreeChart chart = ChartTheme.chart(plot, words.of("chart.years"));
    ChartTheme.addLegend(chart);
    return chart;
  }

  private NumberAxis years() {
    return ChartTheme.yearAxis(words.words().of("axis.year"), all.firstKey(), all.lastKey());
  }

  private XYPlot shares() {
    double high = 10;
    XYSeriesCollection lines = new XYSeriesCollection();
    for (int i = 0; i < uses.size(); i++) {
      XYSeries line = line(i);
      lines.addSeries(line);
      high = Math.max(high, line.getMaxY());
    }
    XYPlot plot =
        ChartTheme.plot(
            null,
            ChartTheme.axis(
                words.of("chart.axis.share"),
                0,
                Math.min(103, 1.08 * high),
                Ticks.plain(OpeningChart.roundStep(high / 5))));
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    for (int i = 0; i < uses.size(); i++) {
      Style style = STYLES.get(i);
      renderer.setSeriesPaint(i, style.colour());
      renderer.setSeriesShape(i, style.shape());
      renderer.setSeriesStroke(i, style.line());
    }
    ChartTheme.addLayer(plot, lines, renderer);
    return plot;
  }

  private XYSeries line(int index) {
    OpeningUse use = uses.get(index);
    XYSeries line = new XYSeries(PictureText.clean(use.name()));
    SortedMap<Integer, OpeningStats> own = use.results().byYear();
    for (int year = all.firstKey(); year <= all.lastKey(); year++) {
      OpeningStats games = all.get(year);
      if (games == null) {
        line.add(year, null); // no line over years without games
      } else {
        long played = own.getOrDefault(year, OpeningStats.NONE).games();
        line.add(year, (Number) (100.0 * played / games.games()));
      }
    }
    return line;
  }

  private XYPlot games() {
    long most = all.values().stream().mapToLong(OpeningStats::games).max().orElse(1);
    XYPlot plot =
        ChartTheme.plot(
            null,
            ChartTheme.axis(
                words.of("chart.axis.games"),
                0,
                1.1 * most,
                Ticks.plain(OpeningChart.roundStep(most / 2.5))));
    XYSeries bars = new XYSeries("games");
    all.forEach((year, games) -> bars.add((double) year, (double) games.games()));
    ChartTheme.addBars(plot, bars, BAR, ChartTheme.GRID);
    plot.getRenderer(0).setSeriesVisibleInLegend(0, false);
    return plot;
  }

  private static Shape square() {
    return new Rectangle2D.Double(-3, -3, 6, 6);
  }

  private static Stroke dotted() {
    return new BasicStroke(
        2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 10, new float[] {1, 5}, 0);
  }
}
