package org.kifu.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYSeries;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.board.Disc;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.words.Words;

/** The accuracy of both players in each phase of a game and in the whole game. */
public final class AccuracyChart {
  /** The width in pixels. */
  public static final int WIDTH = 480;

  /** The height in pixels. */
  public static final int HEIGHT = 320;

  private static final double FULL = 100;
  private static final double ROOM = 112;
  private static final double BAR = 0.36;
  private static final double SHIFT = 0.2;

  /**
   * One bar.
   *
   * @param group the phase or the whole game, such as {@code endgame}
   * @param percent the accuracy, 0 to 100
   */
  private record Bar(Disc side, String group, int place, double percent) {
    double middle() {
      return place + (side == Disc.BLACK ? -SHIFT : SHIFT);
    }

    String described(Words words) {
      String number = String.format(Locale.ROOT, "%.1f", percent);
      return words.filled("seen.accuracy", group, words.mover(side), number);
    }
  }

  private final Words words;
  private final List<String> groups = new ArrayList<>();
  private final List<Bar> bars = new ArrayList<>();

  private AccuracyChart(AnnotatedGame game, Words words) {
    this.words = words;
    for (Phase phase : Phase.values()) {
      add(new AnnotationWords(words).of(phase), side -> game.metrics(side).loss(phase));
    }
    add(words.of("chart.whole-game"), side -> game.metrics(side).loss());
  }

  private void add(String group, Function<Disc, LossSum> losses) {
    for (Disc side : Disc.values()) {
      OptionalInt accuracy = losses.apply(side).accuracy();
      if (accuracy.isPresent()) {
        bars.add(new Bar(side, group, groups.size(), accuracy.getAsInt() / 100.0));
      }
    }
    if (!bars.isEmpty() && bars.getLast().place() == groups.size()) {
      groups.add(group);
    }
  }

  /** The chart in English; empty if no chances to win are known. */
  public static Optional<Picture> of(AnnotatedGame game) {
    return of(game, Locale.ENGLISH);
  }

  /** The chart; empty if no chances to win are known, as accuracy needs them. */
  public static Optional<Picture> of(AnnotatedGame game, Locale language) {
    Words words = Words.in(language);
    AccuracyChart drawn = new AccuracyChart(game, words);
    if (drawn.bars.isEmpty()) {
      return Optional.empty();
    }
    GameCaption caption = GameCaption.of(game.game(), words.locale());
    String title = words.filled("chart.accuracy", caption.inOneLine(words::ofPlayer));
    String description =
        drawn.bars.stream().map(bar -> bar.described(words)).collect(Collectors.joining("; "));
    return Optional.of(
        ChartTheme.picture(title, WIDTH, HEIGHT, drawn::chart).described(description));
  }

  private JFreeChart chart() {
    XYPlot plot =
        ChartTheme.plot(
            groupAxis(), ChartTheme.axis(words.of("axis.accuracy"), 0, ROOM, Ticks.plain(20)));
    plot.setDomainGridlinesVisible(false);
    addBars(plot, Disc.BLACK, Palette.INK);
    addBars(plot, Disc.WHITE, Color.WHITE);
    plot.addAnnotation(new ChartLabels(this::write));
    return ChartTheme.chart(plot);
  }

  private SymbolAxis groupAxis() {
    SymbolAxis axis = ChartTheme.nameAxis(groups.stream());
    axis.setTickMarksVisible(false);
    return axis;
  }

  private void addBars(XYPlot plot, Disc side, Color colour) {
    XYSeries series = new XYSeries(side);
    bars.stream()
        .filter(bar -> bar.side() == side)
        .forEach(bar -> series.add(bar.middle(), bar.percent()));
    ChartTheme.addBars(plot, series, BAR, colour);
  }

  private void write(Graphics2D graphics, ChartLabels.Area area) {
    graphics.setFont(ChartTheme.smallText());
    graphics.setPaint(Palette.INK);
    for (Bar bar : bars) {
      String number = String.format(Locale.ROOT, "%.1f", Math.min(FULL, bar.percent()));
      double y = area.range(bar.percent()) - 5;
      PictureText.draw(graphics, number, area.domain(bar.middle()), y, Align.CENTRE);
    }
  }
}
