package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.junit.jupiter.api.Test;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.drawing.Palette;
import org.kifu.testing.Stored;

/** The picture of the rounds of learning, which shows the table of their page. */
class RoundsPictureTest {
  private static final String TABLE = "| round | data and time |";
  private static final Pattern BEST = Pattern.compile("([0-9.]+) %, ([0-9.]+)");
  private static final String TITLE = "Best moves by round";
  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;
  private static final int LEAST = 50;
  private static final int MOST = 90;
  private static final int TICK = 10;

  /** A row of the table: shares of best moves, per cent. */
  private record Round(double hard20, double hard30) {}

  @Test
  void showsTheTableOfThePage() throws IOException {
    List<Round> rounds = rounds(Stored.page("evaluation-history.md"));
    assertThat(rounds).hasSizeGreaterThan(3);
    Stored.assertIsIn(
        Stored.page("images").resolve("evaluation-rounds.svg"),
        ChartTheme.picture(TITLE, WIDTH, HEIGHT, () -> chart(rounds)).svg());
  }

  private static List<Round> rounds(Path page) throws IOException {
    String text = Files.readString(page);
    int start = text.indexOf("\n" + TABLE) + 1;
    List<Round> rounds = new ArrayList<>();
    for (String line : text.substring(start, text.indexOf("\n\n", start)).split("\n", -1)) {
      Matcher best = BEST.matcher(line.substring(line.indexOf('|', line.indexOf('|', 1) + 1)));
      if (best.find()) {
        double hard20 = Double.parseDouble(best.group(1));
        assertThat(best.find()).as(line).isTrue();
        rounds.add(new Round(hard20, Double.parseDouble(best.group(1))));
      }
    }
    return rounds;
  }

  private static JFreeChart chart(List<Round> rounds) {
    String[] names = new String[rounds.size()];
    XYSeries hard20 = new XYSeries("hard-20, 11 plies");
    XYSeries hard30 = new XYSeries("hard-30, 15 plies");
    for (int row = 0; row < names.length; row++) {
      names[row] = String.valueOf(row + 1);
      hard20.add(row, rounds.get(row).hard20());
      hard30.add(row, rounds.get(row).hard30());
    }
    XYPlot plot =
        ChartTheme.plot(
            new SymbolAxis("row of the table", names),
            ChartTheme.axis("best moves, per cent", LEAST, MOST, Ticks.plain(TICK)));
    LegendItemCollection legend = new LegendItemCollection();
    add(plot, hard30, Palette.BLUE, legend);
    add(plot, hard20, Palette.VERMILION, legend);
    plot.setFixedLegendItems(legend);
    JFreeChart chart = ChartTheme.chart(plot, TITLE);
    ChartTheme.addLegend(chart);
    return chart;
  }

  private static void add(XYPlot plot, XYSeries points, Color colour, LegendItemCollection legend) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    renderer.setSeriesPaint(0, colour);
    renderer.setSeriesStroke(0, ChartTheme.LINE);
    ChartTheme.addLayer(plot, new XYSeriesCollection(points), renderer);
    legend.add(new LegendItem(String.valueOf(points.getKey()), colour));
  }
}
