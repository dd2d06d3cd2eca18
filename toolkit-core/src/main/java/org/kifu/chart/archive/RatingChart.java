package org.kifu.chart.archive;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.archive.rating.RatingTable.RatingLine.RatingPoint;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.chart.plot.Ticks;
import org.kifu.game.GameDate;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.words.Words;

/**
 * Ratings over time, with a line for each player and whiskers for the 95 % interval where it is
 * known. Lines differ by colour, and by dashes if there are more lines than colours.
 */
public final class RatingChart {
  /** The width in pixels. */
  public static final int WIDTH = 1000;

  /** The height in pixels. */
  public static final int HEIGHT = 560;

  private static final List<Color> COLOURS =
      List.of(Palette.BLUE, Palette.VERMILION, Palette.ORANGE, Palette.SKY_BLUE);

  private static final int MOST_DASHES = 3;
  private static final double NAME_ROOM = 220;

  private final RatingTable table;
  private final Words words;
  private final List<RatingLine> lines;

  private RatingChart(RatingTable table, Words words) {
    this.table = table;
    this.words = words;
    this.lines = table.lines().stream().filter(line -> !line.points().isEmpty()).toList();
  }

  /** The ratings over time of the players that were chosen for the table. */
  public static Picture of(RatingTable table, Words words) {
    RatingChart drawn = new RatingChart(table, words);
    return ChartTheme.picture(words.of("chart.ratings"), WIDTH, HEIGHT, drawn::chart)
        .described(drawn.description());
  }

  /** The first and the last rating of each player in words. */
  private String description() {
    return lines.stream().map(this::described).collect(Collectors.joining("; "));
  }

  private String described(RatingLine line) {
    RatingPoint first = line.points().getFirst();
    RatingPoint last = line.points().getLast();
    return words.filled(
        "seen.rating", line.player(), value(first), first.date(), value(last), last.date());
  }

  private static String value(RatingPoint point) {
    return String.format(Locale.ROOT, "%.0f", point.value());
  }

  private JFreeChart chart() {
    XYPlot plot = ChartTheme.plot(timeAxis(), ratingAxis());
    LegendItemCollection legend = new LegendItemCollection();
    for (int line = 0; line < lines.size(); line++) {
      ChartTheme.addLayer(plot, data(lines.get(line)), renderer(line));
      legend.add(legendItem(line));
    }
    plot.setFixedLegendItems(legend);
    String title = words.of("chart.ratings." + table.settings().system().label());
    JFreeChart chart = ChartTheme.chart(plot, title);
    ChartTheme.addLegend(chart);
    return chart;
  }

  private NumberAxis timeAxis() {
    double first = lines.stream().mapToDouble(line -> at(line.points().getFirst())).min().orElse(0);
    double last = lines.stream().mapToDouble(line -> at(line.points().getLast())).max().orElse(1);
    double low = Math.floor(first);
    double high = Math.max(low + 1, Math.ceil(last + 0.01));
    double step = Math.max(1, Math.ceil((high - low) / 15));
    return ChartTheme.axis(words.of("axis.year"), low, high, Ticks.years(step));
  }

  private NumberAxis ratingAxis() {
    double low = 100 * Math.floor(extreme(-1) / 100);
    double high = 100 * Math.ceil(extreme(1) / 100);
    double step = high - low > 1000 ? 200 : 100;
    return ChartTheme.axis(
        words.of("axis.rating"), low, Math.max(high, low + step), Ticks.plain(step));
  }

  /** The highest end of all intervals if {@code side} is 1, the lowest if it is -1. */
  private double extreme(int side) {
    return side
        * lines.stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(point -> side * point.value() + point.margin().orElse(0))
            .max()
            .orElse(side * 1500.0);
  }

  private static XYIntervalSeriesCollection data(RatingLine line) {
    XYIntervalSeries series = new XYIntervalSeries(line.player());
    for (RatingPoint point : line.points()) {
      double at = at(point);
      double margin = point.margin().orElse(0);
      series.add(at, at, at, point.value(), point.value() - margin, point.value() + margin);
    }
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    data.addSeries(series);
    return data;
  }

  /** A date as a year with its fraction; an unknown month or day counts as the middle. */
  private static double at(RatingPoint point) {
    GameDate date = point.date();
    double day = date.day() == 0 ? 0.5 : (date.day() - 0.5) / 31;
    return date.year() + (date.month() == 0 ? 0.5 : (date.month() - 1 + day) / 12);
  }

  private static XYErrorRenderer renderer(int line) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setDefaultLinesVisible(true);
    renderer.setCapLength(4);
    renderer.setErrorStroke(ChartTheme.HAIRLINE);
    renderer.setSeriesStroke(0, stroke(line));
    renderer.setSeriesShape(0, MarkStyle.dot());
    renderer.setSeriesPaint(0, colour(line));
    return renderer;
  }

  private static Color colour(int line) {
    return COLOURS.get(line % COLOURS.size());
  }

  private static Stroke stroke(int line) {
    int dashes = Math.min(MOST_DASHES, line / COLOURS.size());
    return dashes == 0
        ? ChartTheme.LINE
        : new BasicStroke(
            2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {9f / dashes, 3}, 0);
  }

  private LegendItem legendItem(int line) {
    String name = PictureText.fit(lines.get(line).player(), ChartTheme.text(), NAME_ROOM);
    return new LegendItem(
        name.isEmpty() ? "?" : name,
        null,
        null,
        null,
        new Line2D.Double(-14, 0, 14, 0),
        stroke(line),
        colour(line));
  }
}
