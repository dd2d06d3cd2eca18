package org.kifu.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.awt.Point;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.chart.OpeningBars.Bar;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.output.OpeningWords;
import org.kifu.picture.Picture;
import org.kifu.picture.Pixels;
import org.kifu.picture.SvgFile;
import org.kifu.picture.drawing.DrawnText;
import org.kifu.picture.drawing.Palette;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.w3c.dom.Element;

class OpeningChartTest {
  private static OpeningTable match(OpeningSettings settings) {
    Iterator<ParsedGame> games = Games.match1997().stream().map(ParsedGames::of).iterator();
    return OpeningTable.of(OpeningCounts.of(games, settings, 1));
  }

  @Test
  void showsTheMostFrequentNamedPositionsOfTheGames() {
    OpeningTable table = match(OpeningSettings.DEFAULT);
    List<String> texts = DrawnText.textsOf(OpeningChart.of(table));
    assertThat(table.named()).isNotEmpty();
    assertThat(texts).contains("Most frequent openings", "6 games", "games");
    assertThat(texts)
        .containsAll(table.named().stream().limit(20).map(named -> named.name().name()).toList());
  }

  @Test
  void showsTheMovesOfThePositionThatWasAskedFor() {
    OpeningTable table = match(OpeningSettings.at(new OpeningLine("f5")));
    List<String> texts = DrawnText.textsOf(OpeningChart.of(table));
    assertThat(texts).contains("Moves after f5");
    for (var row : table.rows()) {
      assertThat(texts).contains(row.lineWithMove());
      assertThat(texts).anyMatch(text -> text.startsWith(row.move()));
    }
  }

  @Test
  void showsTheScoreOfEachDecade() {
    ResultsByYear results =
        ResultsByYear.ofNumbers(
            new long[] {number(1989, 10, 2), number(1990, -4, 3), number(0, 0, 1)});
    assertThat(DrawnText.textsOf(OpeningChart.byDecade(results)))
        .contains("Black’s score by decade", "6 games", "1980s", "1990s", "100.0", "0.0", "41.7")
        .doesNotContain("0s");
  }

  private static long number(int year, int diff, int games) {
    return ((long) year << 12 | diff + 256 << 2 | Integer.signum(diff) + 1) << 32 | games;
  }

  @Test
  void atMostTwentyRowsAreDrawnTheMostFrequentFirst() {
    OpeningTable table = match(OpeningSettings.DEFAULT.withPlies(40));
    OpeningBars bars = OpeningBars.of(table, 20, OpeningWords.english());
    assertThat(table.named().size()).isGreaterThan(10);
    assertThat(bars.bars()).hasSizeLessThanOrEqualTo(20);
    assertThat(bars.bars()).isSortedAccordingTo((a, b) -> Long.compare(b.games(), a.games()));
  }

  @Test
  void wordsTellWhatTheChartShows() {
    OpeningBars bars = Samples.bars("Tiger", "");
    assertThat(OpeningChart.of(bars).description())
        .isEqualTo(
            "Tiger (f5d6c3d3c4f4): 1,000 games, black scores 50.1 %;"
                + " f5d6c3d3c4f4: 500 games, black scores 50.1 %");
  }

  @Test
  void theBarsAreAsLongAsTheGamesAreMany() throws IOException {
    SvgFile svg = SvgFile.of(OpeningChart.of(Samples.bars("one", "two", "three", "four")).svg());
    List<Double> lengths =
        svg.elements("rect").stream()
            .filter(rect -> SvgFile.inherited(rect, "fill").equals("#0072b2"))
            .map(rect -> Double.valueOf(rect.getAttribute("width")))
            .toList();
    assertThat(lengths).hasSize(4);
    for (int i = 0; i < 4; i++) {
      double games = 1000.0 / (i + 1);
      assertThat(lengths.get(i) / lengths.getFirst()).isCloseTo(games / 1000, offset(0.01));
    }
  }

  @Test
  void fewGamesHaveLongWhiskers() throws IOException {
    Bar certain = new Bar("certain", "f5", new OpeningStats(100_000, 60_000, 0, 0));
    Bar doubtful = new Bar("doubtful", "f5", new OpeningStats(10, 6, 0, 0));
    Picture picture =
        OpeningChart.of(
            new OpeningBars("t", "", List.of(certain, doubtful), OpeningWords.english()));
    List<Double> whiskers = new ArrayList<>();
    for (Element line : SvgFile.of(picture.svg()).elements("line")) {
      double length = number(line, "x2") - number(line, "x1");
      if (SvgFile.inherited(line, "stroke-width").equals("2") && length != 0) {
        whiskers.add(Math.abs(length));
      }
    }
    assertThat(whiskers).hasSize(2);
    // Wilson: 60 % of 100,000 games is known to 0.6 points, of 10 games to 52.
    assertThat(whiskers.get(1) / whiskers.get(0)).isBetween(70.0, 100.0);
  }

  @Test
  void equalScoresStandBelowEachOther() {
    Bar certain = new Bar("certain", "f5", new OpeningStats(100_000, 60_000, 0, 0));
    Bar doubtful = new Bar("doubtful", "f5", new OpeningStats(10, 6, 0, 0));
    Picture picture =
        OpeningChart.of(
            new OpeningBars("t", "", List.of(certain, doubtful), OpeningWords.english()));
    List<Point> dots = Pixels.of(picture).of(Palette.ORANGE, picture.height());
    double middle = dots.stream().mapToDouble(Point::getY).average().orElseThrow();
    assertThat(centre(dots.stream().filter(dot -> dot.y < middle - 8)))
        .isCloseTo(centre(dots.stream().filter(dot -> dot.y > middle + 8)), offset(1.0));
  }

  private static double centre(Stream<Point> dots) {
    return dots.mapToDouble(Point::getX).average().orElseThrow();
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  @Test
  void withoutGamesTheChartIsEmpty() throws IOException {
    OpeningTable none =
        OpeningTable.of(
            OpeningCounts.of(List.<ParsedGame>of().iterator(), OpeningSettings.DEFAULT, 1));
    assertThat(DrawnText.textsOf(OpeningChart.of(none))).contains("0 games");
    SvgFile.of(OpeningChart.of(none).svg());
  }
}
