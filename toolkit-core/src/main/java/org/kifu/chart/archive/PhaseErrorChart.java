package org.kifu.chart.archive;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYSeries;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MeanWhiskers;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.words.Words;

/**
 * A chart of the share of a player's moves that were labelled in each phase, and of the opponents'
 * share in the same games, with whiskers of one standard error.
 */
public final class PhaseErrorChart {
  private static final int WIDTH = 700;
  private static final int HEIGHT = 420;
  private static final int PERCENT = 100;
  private static final double BAR = 0.3;

  private final PlayerReview review;
  private final Words words;

  private PhaseErrorChart(PlayerReview review, Words words) {
    this.review = review;
    this.words = words;
  }

  /** Draws the chart. */
  public static Picture of(PlayerReview review, Words words) {
    PhaseErrorChart chart = new PhaseErrorChart(review, words);
    return ChartTheme.picture(PictureText.clean(chart.title()), WIDTH, HEIGHT, chart::chart)
        .described(
            review.phases().stream().map(chart::described).collect(Collectors.joining("; ")));
  }

  private String title() {
    String title = words.filled("chart.phases", review.name());
    return PictureText.fit(title, ChartTheme.title(), WIDTH - 60.0);
  }

  private String described(PhaseReview phase) {
    return words.filled(
        "seen.errors",
        new AnnotationWords(words).of(phase.phase()),
        String.format(Locale.ROOT, "%.1f", percent(phase.own())),
        String.format(Locale.ROOT, "%.1f", percent(phase.opponents())));
  }

  private static double percent(MoveStats moves) {
    return PERCENT * moves.errors().mean().orElse(0);
  }

  private JFreeChart chart() {
    MeanWhiskers own = means(PhaseReview::own, -BAR / 2);
    MeanWhiskers others = means(PhaseReview::opponents, BAR / 2);
    double high = Math.max(5, 1.1 * Math.max(own.top(), others.top()));
    NumberAxis errors =
        ChartTheme.axis(words.of("axis.errors"), 0, high, Ticks.plain(high > 40 ? 10 : 5));
    XYPlot plot = ChartTheme.plot(phaseAxis(), errors);
    plot.setDomainGridlinesVisible(false);
    addBars(plot, PhaseReview::own, -BAR / 2, Palette.BLUE);
    addBars(plot, PhaseReview::opponents, BAR / 2, Palette.ORANGE);
    ChartTheme.addLayer(plot, own.dataset(), MeanWhiskers.renderer(Palette.INK, false));
    ChartTheme.addLayer(plot, others.dataset(), MeanWhiskers.renderer(Palette.INK, false));
    plot.setFixedLegendItems(legend());
    JFreeChart chart = ChartTheme.chart(plot, title());
    ChartTheme.addLegend(chart);
    return chart;
  }

  private NumberAxis phaseAxis() {
    List<PhaseReview> phases = review.phases();
    SymbolAxis axis =
        ChartTheme.nameAxis(
            phases.stream().map(phase -> new AnnotationWords(words).of(phase.phase())));
    axis.setRange(-0.5, phases.size() - 0.5);
    axis.setTickMarkPaint(ChartTheme.GRID);
    return axis;
  }

  private MeanWhiskers means(Function<PhaseReview, MoveStats> whose, double shift) {
    MeanWhiskers means = new MeanWhiskers("errors", PERCENT);
    for (int i = 0; i < review.phases().size(); i++) {
      means.add(i + shift, whose.apply(review.phases().get(i)).errors());
    }
    return means;
  }

  private void addBars(
      XYPlot plot, Function<PhaseReview, MoveStats> whose, double shift, Color colour) {
    XYSeries bars = new XYSeries("bars");
    for (int i = 0; i < review.phases().size(); i++) {
      bars.add(i + shift, percent(whose.apply(review.phases().get(i))));
    }
    ChartTheme.addPlainBars(plot, bars, BAR, colour);
  }

  private LegendItemCollection legend() {
    LegendItemCollection items = new LegendItemCollection();
    String player = PictureText.fit(review.name(), ChartTheme.text(), WIDTH / 2.0);
    items.add(new LegendItem(player.isBlank() ? words.of("chart.player") : player, Palette.BLUE));
    items.add(new LegendItem(words.of("review.opponents"), Palette.ORANGE));
    return items;
  }
}
