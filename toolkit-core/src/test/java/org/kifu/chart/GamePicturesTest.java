package org.kifu.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.board.Disc;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.page.PageSamples;
import org.kifu.picture.Picture;
import org.kifu.picture.Pixels;
import org.kifu.picture.drawing.DrawnText;

class GamePicturesTest {
  private static final AnnotatedGame GAME = PageSamples.game();

  @Test
  void aGameHasItsGraphItsLossesItsAccuracyAndItsDiagram() throws IOException {
    assertThat(GamePictures.of(GAME)).containsOnlyKeys("", "-losses", "-accuracy", "-kifu");
    assertThat(drawn(PageSamples.game())).isEqualTo(drawn(GAME));
    assertThat(GamePictures.of(GAME).values())
        .allMatch(each -> each.title().endsWith(": Jeangille Pierre 11–53 Feldborg Karsten"));
  }

  private static List<String> drawn(AnnotatedGame game) throws IOException {
    List<String> pictures = new ArrayList<>();
    for (Picture picture : GamePictures.of(game).values()) {
      pictures.add(picture.svg());
    }
    return pictures;
  }

  @Test
  void theWordsOfTheLossesNameEveryLabelledMove() {
    assertThat(LossChart.of(GAME).description().split("; "))
        .hasSize(6)
        .startsWith("ply 26, white h4: 11.0 discs lost")
        .endsWith("ply 49, black g2: 4.0 discs lost");
  }

  @Test
  void theWordsOfTheAccuracyAreTheMetrics() {
    String words = AccuracyChart.of(GAME).orElseThrow().description();
    assertThat(words.split("; ")).hasSize(2 * (Phase.values().length + 1));
    int black = GAME.metrics(Disc.BLACK).loss(Phase.ENDGAME).accuracy().orElseThrow();
    assertThat(words).contains("endgame, black: %.1f %%".formatted(black / 100.0));
  }

  @Test
  void blackLosesAboveTheLineAndWhiteBelowIt() throws IOException {
    AnnotatedGame first = PageSamples.with(List.of(labelled(44), labelled(49)));
    Rectangle2D plot = LossChart.plot(first, Locale.ENGLISH, LossChart.WIDTH, LossChart.HEIGHT);
    Pixels pixels = Pixels.of(LossChart.of(first));
    double[] white = centre(pixels.of(MarkStyle.colour(MoveLabel.MISTAKE), pixels.height()), true);
    double[] black = centre(pixels.of(MarkStyle.colour(MoveLabel.MISTAKE), pixels.height()), false);
    assertThat(white[1]).isGreaterThan(plot.getCenterY());
    assertThat(black[1]).isLessThan(plot.getCenterY());
    assertThat(black[0] - white[0]).isCloseTo(plot.getWidth() * 5 / 49.5, offset(4.0));
  }

  private static AnnotatedMove labelled(int ply) {
    return GAME.moves().get(ply - 1);
  }

  /** The centre of the ink in the left or in the right half of all of it. */
  private static double[] centre(List<java.awt.Point> ink, boolean left) {
    double middle = ink.stream().mapToInt(point -> point.x).average().orElseThrow();
    List<java.awt.Point> half = ink.stream().filter(point -> left == point.x < middle).toList();
    return new double[] {
      half.stream().mapToInt(point -> point.x).average().orElseThrow(),
      half.stream().mapToInt(point -> point.y).average().orElseThrow()
    };
  }

  @ParameterizedTest
  @CsvSource({"EXACT, true, true", "PROBABLE, true, false", "ESTIMATED, false, false"})
  void theStripIsTheFullerTheMoreCertainTheValuesAre(
      Confidence confidence, boolean inTheMiddle, boolean atTheTop) {
    Pixels pixels = Pixels.of(Samples.graph(with(confidence)));
    double bottom = 428;
    assertThat(isStrip(pixels, bottom - 1)).isTrue();
    assertThat(isStrip(pixels, bottom - 4)).isEqualTo(inTheMiddle);
    assertThat(isStrip(pixels, bottom - 7)).isEqualTo(atTheTop);
    assertThat(isStrip(pixels, bottom - 10)).isFalse();
  }

  /** Whether the ground is covered there, seen at ply 15 or so. */
  private static boolean isStrip(Pixels pixels, double y) {
    return !pixels.at(300, y).equals(pixels.at(300, 400));
  }

  @Test
  void whatIsProbableHasDashesOfItsOwn() throws IOException {
    Picture graph = Samples.graph(with(Confidence.PROBABLE));
    assertThat(graph.svg()).contains("stroke-dasharray='11 3'").doesNotContain("'5 3'");
    assertThat(DrawnText.textsOf(graph)).contains("probable").doesNotContain("exact", "estimated");
  }

  private static EvaluationGraph with(Confidence confidence) {
    EvaluationGraph graph = Samples.oneMark(30, 12, MoveLabel.MISTAKE, true);
    return new EvaluationGraph(
        graph.caption(),
        graph.points().stream().map(point -> with(point, confidence)).toList(),
        graph.unit(),
        graph.words());
  }

  private static Point with(Point point, Confidence confidence) {
    return new Point(
        point.ply(),
        point.mover(),
        point.move(),
        point.phase(),
        point.blackDiscDiff(),
        confidence,
        point.mark());
  }
}
