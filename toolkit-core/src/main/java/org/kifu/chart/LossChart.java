package org.kifu.chart;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.GameWords;
import org.kifu.board.Disc;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.words.Words;

/** A chart of the loss of each move of a game: black's losses above the line, white's below it. */
public final class LossChart {
  /** The width in pixels unless another is asked for. */
  public static final int WIDTH = 1000;

  /** The height in pixels unless another is asked for. */
  public static final int HEIGHT = 320;

  private static final double BAR = 0.76;
  private static final int LEAST = 4;
  private static final int LEAST_PLIES = 20;

  private final List<AnnotatedMove> moves;
  private final ChartUnit unit;
  private final Words words;

  private LossChart(AnnotatedGame game, Words words) {
    this.moves = game.moves();
    this.unit = ChartUnit.of(game);
    this.words = GameWords.of(game, words);
  }

  /** The chart in its usual size and in English. */
  public static Picture of(AnnotatedGame game) {
    return of(game, Locale.ENGLISH);
  }

  /** The chart in its usual size. */
  public static Picture of(AnnotatedGame game, Locale language) {
    return of(game, language, WIDTH, HEIGHT);
  }

  /**
   * The chart in another size.
   *
   * @param width the width in pixels
   * @param height the height in pixels
   */
  public static Picture of(AnnotatedGame game, Locale language, int width, int height) {
    LossChart drawn = new LossChart(game, Words.in(language));
    GameCaption caption = GameCaption.of(game.game(), drawn.words.locale());
    String title = drawn.words.filled("chart.losses", caption.inOneLine(drawn.words::ofPlayer));
    return ChartTheme.picture(title, width, height, drawn::chart).described(drawn.description());
  }

  /**
   * The area of the plot in a picture of this size, in pixels; its axis is the same as in {@link
   * EvaluationChart#plot}.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public static Rectangle2D plot(AnnotatedGame game, Locale language, int width, int height)
      throws IOException {
    LossChart chart = new LossChart(game, Words.in(language));
    return ChartTheme.plotArea(chart::chart, width, height);
  }

  private String description() {
    return moves.stream()
        .filter(move -> move.label().isPresent())
        .map(this::described)
        .collect(Collectors.joining("; "));
  }

  private String described(AnnotatedMove move) {
    return words.filled(
        "seen.loss",
        Integer.toString(move.ply()),
        words.mover(move.mover()),
        words.move(move.move()),
        String.format(Locale.ROOT, "%.1f", discs(move)));
  }

  private double discs(AnnotatedMove move) {
    return unit.drawn(move.lossCentidiscs());
  }

  /** The height of a bar: above the line for black, below it for white. */
  private double height(AnnotatedMove move) {
    return move.mover().sign() * discs(move);
  }

  private JFreeChart chart() {
    int plies = Math.max(LEAST_PLIES, moves.getLast().ply());
    double most = moves.stream().mapToDouble(this::discs).max().orElse(0);
    int tick = most <= 6 ? 2 : most <= 25 ? 5 : most <= 50 ? 10 : 20;
    double end = tick * Math.ceil(Math.max(LEAST, 1.1 * most) / tick);
    XYPlot plot =
        ChartTheme.plot(
            ChartTheme.axis(words.of("axis.ply"), 0, plies + 0.5, Ticks.plain(5)),
            ChartTheme.axis(words.of("axis.lost"), -end, end, Ticks.unsigned(tick)));
    addBars(plot, Disc.BLACK, Palette.INK);
    addBars(plot, Disc.WHITE, Color.WHITE);
    ChartTheme.addZero(plot);
    for (MoveLabel label : MoveLabel.values()) {
      addMarks(plot, label);
    }
    return ChartTheme.chart(plot);
  }

  private void addBars(XYPlot plot, Disc side, Color colour) {
    XYSeries series = new XYSeries(side);
    moves.stream()
        .filter(move -> move.mover() == side && move.lossCentidiscs() > 0)
        .forEach(move -> series.add(move.ply(), height(move)));
    ChartTheme.addBars(plot, series, BAR, colour);
  }

  private void addMarks(XYPlot plot, MoveLabel label) {
    XYSeries series = new XYSeries(label);
    moves.stream()
        .filter(move -> move.label().filter(label::equals).isPresent())
        .forEach(move -> series.add(move.ply(), height(move)));
    ChartTheme.addLayer(plot, new XYSeriesCollection(series), MarkStyle.renderer(label));
  }
}
