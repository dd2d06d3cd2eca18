package org.kifu.chart.archive;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.ReviewStats;
import org.kifu.board.Disc;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MeanWhiskers;
import org.kifu.chart.plot.RowChart;
import org.kifu.chart.plot.RowLabels;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.words.Words;

/**
 * A chart of a player's mean loss of a move in the games of each colour, opening or opponent. Each
 * has a row: a dot with whiskers of one standard error, and the number of games.
 */
public final class GroupLossChart {
  private static final int WIDTH = 900;
  private static final int MOST_ROWS = 15;
  private static final int ROW_HEIGHT = 30;
  private static final int HEIGHT_WITHOUT_ROWS = 122;
  private static final double HUNDREDTH = 0.01;
  private static final int NAME_WEIGHT = 36;
  private static final int LOSS_WEIGHT = 64;

  private final String title;
  private final List<ReviewGroup> groups;
  private final Words words;

  private GroupLossChart(String title, List<ReviewGroup> groups, Words words) {
    this.title = title;
    this.groups =
        groups.stream().filter(each -> each.stats().moves().moves() > 0).limit(MOST_ROWS).toList();
    this.words = words;
  }

  /** The chart by colour of the player. */
  public static Picture ofColours(PlayerReview review, Words words) {
    List<ReviewGroup> groups = new ArrayList<>();
    for (Disc colour : Disc.values()) {
      ReviewStats stats = review.colours().getOrDefault(colour, ReviewStats.NONE);
      groups.add(new ReviewGroup(words.of("review." + colour.label()), stats));
    }
    return picture(review.name(), groups, words);
  }

  /** The chart by opening, for the openings of most games. */
  public static Picture ofOpenings(PlayerReview review, Words words) {
    return picture(
        review.name() + " \u2013 " + words.of("review.openings"), review.openings(), words);
  }

  /** The chart by opponent, for the opponents of most games. */
  public static Picture ofOpponents(PlayerReview review, Words words) {
    return picture(
        review.name() + " \u2013 " + words.of("review.meetings"), review.meetings(), words);
  }

  private static Picture picture(String title, List<ReviewGroup> groups, Words words) {
    GroupLossChart chart = new GroupLossChart(title, groups, words);
    int height = HEIGHT_WITHOUT_ROWS + ROW_HEIGHT * Math.max(1, chart.groups.size());
    return ChartTheme.picture(PictureText.clean(chart.title), WIDTH, height, chart::chart)
        .described(chart.groups.stream().map(chart::described).collect(Collectors.joining("; ")));
  }

  private String described(ReviewGroup group) {
    return words.filled("seen.group", name(group), games(group), number(loss(group)));
  }

  private static MoveMean loss(ReviewGroup group) {
    return group.stats().moves().loss();
  }

  private static String number(MoveMean mean) {
    return String.format(Locale.ROOT, "%.2f", HUNDREDTH * mean.mean().orElseThrow());
  }

  private static String games(ReviewGroup group) {
    return Long.toString(group.stats().results().games());
  }

  private String name(ReviewGroup group) {
    return group.name().isEmpty() ? words.of("review.unknown") : group.name();
  }

  private JFreeChart chart() {
    RowChart chart = new RowChart(groups.size(), 14, WIDTH);
    chart.addNames(this::writeNames, NAME_WEIGHT);
    chart.add(losses(), LOSS_WEIGHT);
    return chart.chart(title, words.of("chart.whiskers"));
  }

  private void writeNames(Graphics2D graphics, ChartLabels.Area area) {
    graphics.setFont(ChartTheme.text());
    graphics.setPaint(Palette.INK);
    double right = area.range(1);
    double width = right - area.range(0) - 8;
    for (int row = 0; row < groups.size(); row++) {
      String name = PictureText.fit(name(groups.get(row)), ChartTheme.text(), width);
      PictureText.draw(graphics, name, right, area.domain(row) + 5, Align.RIGHT);
    }
  }

  private XYPlot losses() {
    MeanWhiskers means = new MeanWhiskers("loss", HUNDREDTH);
    for (int row = 0; row < groups.size(); row++) {
      means.add(row, loss(groups.get(row)));
    }
    double high = Math.max(0.5, 1.08 * means.top());
    double right = 1.1 * high; // room for the numbers of games
    XYPlot panel =
        RowChart.panel(
            ChartTheme.axis(
                words.of("axis.loss"),
                0,
                right,
                Ticks.decimal(high > 4 ? 1 : high > 2 ? 0.5 : 0.2)));
    ChartTheme.addLayer(panel, means.dataset(), MeanWhiskers.renderer(Palette.VERMILION, true));
    panel.addAnnotation(
        new ChartLabels(new RowLabels<>(groups, _ -> right, GroupLossChart::games, Align.RIGHT)));
    return panel;
  }
}
