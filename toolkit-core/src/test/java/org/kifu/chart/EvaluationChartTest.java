package org.kifu.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Point;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.chart.EvaluationGraph.ValueScale;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.picture.PictureTest;
import org.kifu.picture.Pixels;
import org.kifu.picture.drawing.DrawnText;
import org.kifu.picture.drawing.Palette;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;
import org.kifu.words.Words;

class EvaluationChartTest {
  /** The legend, which shows the marks again, stands below this. */
  private static final int ABOVE_THE_LEGEND = 430;

  private static double[] centre(EvaluationGraph graph, Color colour) {
    List<Point> ink = Pixels.of(Samples.graph(graph)).of(colour, ABOVE_THE_LEGEND);
    assertThat(ink).isNotEmpty();
    return new double[] {
      ink.stream().mapToDouble(Point::getX).average().orElseThrow(),
      ink.stream().mapToDouble(Point::getY).average().orElseThrow()
    };
  }

  @Slow
  @ParameterizedTest
  @EnumSource(MoveLabel.class)
  void everyMarkHasItsOwnColourAndItsOwnShape(MoveLabel mark) {
    Pixels pixels = Pixels.of(Samples.graph(Samples.oneMark(30, 12, mark, true)));
    for (MoveLabel other : MoveLabel.values()) {
      List<Point> ink = pixels.of(MarkStyle.colour(other), pixels.height());
      assertThat(ink.isEmpty()).as("%s", other).isEqualTo(other != mark);
    }
    for (MoveLabel other : MoveLabel.values()) {
      if (other != mark) {
        assertThat(MarkStyle.shape(other).getBounds2D())
            .isNotEqualTo(MarkStyle.shape(mark).getBounds2D());
      }
    }
  }

  @Test
  void aMarkStandsAtItsPlyAndItsValue() {
    double[] early = centre(Samples.oneMark(15, 12, MoveLabel.BLUNDER, true), Palette.VERMILION);
    double[] late = centre(Samples.oneMark(45, 12, MoveLabel.BLUNDER, true), Palette.VERMILION);
    double[] below = centre(Samples.oneMark(45, -12, MoveLabel.BLUNDER, true), Palette.VERMILION);
    double plotWidth = 902;
    assertThat(late[0] - early[0]).isCloseTo(plotWidth * 30 / 60.5, within(3));
    assertThat(late[1]).isEqualTo(early[1], within(1));
    assertThat(below[1]).isGreaterThan(late[1] + 100);
    assertThat(below[0]).isCloseTo(late[0], within(1));
  }

  private static org.assertj.core.data.Offset<Double> within(double distance) {
    return org.assertj.core.data.Offset.offset(distance);
  }

  @Test
  void anEstimateIsDashedAndAScoreIsNot() throws IOException {
    String exact = Samples.graph(Samples.oneMark(30, 12, MoveLabel.MISTAKE, true)).svg();
    String estimated = Samples.graph(Samples.oneMark(30, 12, MoveLabel.MISTAKE, false)).svg();
    assertThat(exact).doesNotContain("stroke-dasharray");
    assertThat(estimated).contains("stroke-dasharray='5 3'");
    assertThat(DrawnText.textsOf(Samples.graph(Samples.oneMark(9, 1, MoveLabel.MISTAKE, true))))
        .contains("exact")
        .doesNotContain("estimated");
  }

  @Test
  void solidAndDashedRunsMeetWhereTheExactPartBegins() {
    EvaluationCurve curve = EvaluationCurve.of(points(new double[] {1, 2, 3, 4, 5, 6}, 4));
    assertThat(coordinates(curve.lines(Confidence.ESTIMATED))).isEqualTo("1:1 2:2 3:3 4:4;");
    assertThat(coordinates(curve.lines(Confidence.EXACT))).isEqualTo("4:4 5:5 6:6;");
  }

  @Test
  void theAreasOfBothSidesTouchWhereTheLineCrossesZero() {
    EvaluationCurve curve = EvaluationCurve.of(points(new double[] {3, -1, -1, 1}, 1));
    assertThat(coordinates(curve.areas()))
        .isEqualTo("1:3 1.75:0 2:0 3:0 3.5:0 4:1;" + "1:0 1.75:0 2:-1 3:-1 3.5:0 4:0;");
  }

  private static List<EvaluationGraph.Point> points(double[] values, int exactFrom) {
    return IntStream.rangeClosed(1, values.length)
        .mapToObj(
            ply ->
                Samples.point(
                    ply, Disc.BLACK, "a1", values[ply - 1], ply >= exactFrom, Optional.empty()))
        .toList();
  }

  private static String coordinates(XYDataset data) {
    StringBuilder text = new StringBuilder();
    for (int series = 0; series < data.getSeriesCount(); series++) {
      List<String> items = new ArrayList<>();
      for (int item = 0; item < data.getItemCount(series); item++) {
        items.add(
            number(data.getXValue(series, item)) + ":" + number(data.getYValue(series, item)));
      }
      text.append(String.join(" ", items)).append(';');
    }
    return text.toString();
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString(Math.round(value)) : Double.toString(value);
  }

  static Stream<Arguments> games() {
    return IntStream.range(0, 24).mapToObj(i -> Arguments.of(Games.match1997().get(i % 6), i));
  }

  @ParameterizedTest
  @MethodSource("games")
  void labelsDoNotCoverEachOther(String moves, int seed) {
    PictureTest.assertTextsApart(Samples.graph(Samples.jumpy(moves, seed)));
  }

  @Test
  void aBlunderIsNamedWithItsMoverItsPlyAndItsSquare() {
    assertThat(DrawnText.textsOf(Samples.graph(Samples.oneMark(31, -9, MoveLabel.BLUNDER, true))))
        .contains("● 31 a1");
    assertThat(DrawnText.textsOf(Samples.graph(Samples.oneMark(32, 9, MoveLabel.MISTAKE, true))))
        .contains("○ 32 a1");
  }

  @Test
  void saysWhoPlayedAndHowItEnded() {
    assertThat(DrawnText.textsOf(Samples.graph(Samples.oneMark(31, -9, MoveLabel.BLUNDER, true))))
        .contains(
            "● Logistello  26–38  ○ Murakami Takeshi",
            "Princeton, 1997-08-06",
            "opening",
            "middle game",
            "endgame",
            "ply",
            "Black ahead",
            "White ahead",
            "blunder",
            "0",
            "+8",
            "−8");
  }

  @Test
  void aGameWithoutMovesAndNamesIsStillAPicture() {
    EvaluationGraph empty =
        new EvaluationGraph(GameCaption.NONE, List.of(), ChartUnit.DISCS, Words.english());
    Picture picture = EvaluationChart.of(empty, 600, 300);
    assertThat(picture.title()).isEqualTo("Evaluation: Black – White");
    assertThat(Pixels.of(picture).width()).isEqualTo(600);
  }

  @Test
  void theScaleHoldsTheLargestValuesWithRoomForLabels() {
    for (double value : new double[] {0, 7, -8, 25, -40, 64, -64}) {
      EvaluationGraph graph = Samples.oneMark(20, value, MoveLabel.MISTAKE, true);
      ValueScale scale = ValueScale.of(graph);
      assertThat(scale.low()).isLessThan(Math.min(-8, value));
      assertThat(scale.high()).isGreaterThan(Math.max(8, value));
      assertThat(scale.low() % scale.tick()).isZero();
      assertThat(scale.high() % scale.tick()).isZero();
    }
  }
}
